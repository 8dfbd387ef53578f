import { COLOR } from '../../art/palette.ts'
import { type Kit, onlyCard, setOf } from '../kit.ts'
import { leftHalfOf, rightHalfOf, titleOf } from '../notes.ts'
import { GRID } from '../paper.ts'
import { type RuleIcon, ruleIcon, ruleParts } from '../rules.ts'
import { logo, tintOf } from '../signs.ts'
import { text } from '../text.ts'
import { leftHalf, rightHalf } from './joining.ts'

const ICONS: readonly RuleIcon[] = ['voice', 'pass', 'room', 'screen', 'own']
const ON_LEFT = 6

/** P14: the rules of the day, and eleven boxes that lead to the triangle. */
export function startMat(kit: Kit): string[] {
  const { front } = onlyCard(kit, 'start mat')
  const rules = (front.steps ?? []).map((rule, i) => {
    const { short, rest } = ruleParts(rule)
    return `<li>${ruleIcon(ICONS[i] ?? 'own', 30)}<div><h2>${text(short)}</h2><p>${text(rest)}</p></div></li>`
  })
  const boxes = setOf(kit, 'box label').cards.map(({ box = 0, indicator }) => {
    const x = box <= ON_LEFT ? GRID.x + (box - 0.5) * (GRID.w / ON_LEFT) : GRID.x + (box - ON_LEFT - 0.5) * 26
    return `<g transform="translate(${x} 252)"><path d="M-11 -14H11V8a2 2 0 0 1 -2 2H-9a2 2 0 0 1 -2 -2Z" fill="#fff"/><path d="M-12.5 -14H12.5V-8H-12.5Z" fill="${tintOf(indicator)}"/><text y="5" class="box-on-mat">${box}</text></g>`
  })
  const row = (shown: string[]) =>
    `<g stroke="${COLOR.ink}" stroke-width=".7" stroke-linejoin="round">${shown.join('')}</g>`
  const triangle = `<path d="M172 226L193 262H151Z" fill="#fff" stroke-width="1"/><path d="M172 241L181.5 257H162.5Z" fill="#fff"/><path d="M156 262h32" stroke-width="1.6" stroke-linecap="round"/>`
  return [
    leftHalf({
      slug: { id: 'P14', title: titleOf(kit, 'startMat'), ...leftHalfOf(kit) },
      drawing: row(boxes.slice(0, ON_LEFT)),
      body: `<div class="start-mat"><h1>${text(front.title)}</h1><ol>${rules.slice(0, 3).join('')}</ol></div>`,
    }),
    rightHalf({
      slug: { id: 'P14', title: titleOf(kit, 'startMat'), ...rightHalfOf(kit) },
      drawing: row([...boxes.slice(ON_LEFT), triangle]),
      body: `<div class="start-mat right"><div class="end">${logo(kit.name, 17)}</div><ol>${rules.slice(3).join('')}</ol><p class="promise">${text(front.text)}</p></div>`,
    }),
  ]
}
