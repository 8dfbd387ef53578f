import type { MaterialSet } from '@thrive/content'
import { INDICATOR_NAMES } from '@thrive/domain'
import type { Kit } from '../kit.ts'
import { titleOf } from '../notes.ts'
import { page } from '../paper.ts'
import { field, text, ticks } from '../text.ts'

interface Thing {
  where: number | 'start envelope' | 'leader'
  name: string
  count: string
  use: MaterialSet['use']
}

function countOf({ words }: Kit, { quantity: { each, per } }: MaterialSet, cards: number) {
  if (per === 'group') return words.checklist.perGroup
  return per === 'team' ? String(each * cards) : words.checklist.each.replace('{n}', String(each * cards))
}

/** A set in several boxes or layers is counted in each of them. */
function things(kit: Kit): Thing[] {
  return kit.material.sets
    .filter(({ kind }) => kind !== 'label')
    .flatMap((set) => {
      const whereIs = ({ box, layer, place }: (typeof set.cards)[number]) =>
        box ?? set.box ?? layer ?? set.layer ?? place ?? set.place ?? 'leader'
      return [...Map.groupBy(set.cards, whereIs)].map(([where, cards]) => {
        const [only] = cards
        const apart = cards.length < set.cards.length
        const colour = apart && cards.length === 1 && only?.indicator ? ` (${INDICATOR_NAMES[only.indicator]})` : ''
        return { where, name: set.called + colour, count: countOf(kit, set, cards.length), use: set.use }
      })
    })
    .sort((a, b) => rank(a.where) - rank(b.where))
}

const rank = (where: Thing['where']) => (where === 'start envelope' ? 0 : where === 'leader' ? 99 : where)

/** P20: to tick off before the session, and to refill afterwards. */
export function checklist(kit: Kit): string {
  const { checklist: words } = kit.words
  const tick = '<i class="tick"></i>'
  const rows = things(kit).map(({ where, name, count, use }) => {
    const place =
      typeof where === 'number'
        ? `<span class="box-no">${where}</span>`
        : `<span class="xs">${text(words.places[where])}</span>`
    const refill = use === 'reuse' ? '' : tick
    return `<tr><td>${place}</td><td>${text(name)}</td><td>${text(count)}</td><td class="n">${tick}</td><td>${text(words.use[use])}</td><td class="n">${refill}</td></tr>`
  })
  const [thing, howMany, packed, afterwards, refilled] = words.columns.map((column) => text(column))
  const head = `<tr><th>${text(words.where[kit.slug])}</th><th>${thing}</th><th>${howMany}</th><th class="n">${packed}</th><th>${afterwards}</th><th class="n">${refilled}</th></tr>`
  return page({
    id: 'P20',
    title: titleOf(kit, 'checklist'),
    of: kit.name,
    note: kit.words.notes.checklist,
    kind: 'doc',
    body: `<div class="live start"><div class="line"><h1>${text(words.title)}</h1><div class="fields">${words.fields.map((name) => field(name)).join('')}</div></div><table class="check"><thead>${head}</thead><tbody>${rows.join('')}</tbody></table><div class="two even"><div><h3>${text(words.before)}</h3>${ticks(words.beforeList[kit.slug])}</div><div><h3>${text(words.after)}</h3>${ticks(words.afterList)}${field(words.missing)}</div></div></div>`,
  })
}
