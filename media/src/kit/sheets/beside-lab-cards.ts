import { circle, outlined } from '../../art/draw.ts'
import { COLOR } from '../../art/palette.ts'
import { beadRow } from '../beads.ts'
import { cardOf, type Kit, onlyCard } from '../kit.ts'
import { framed, label, plainBack } from '../parts.ts'
import { allSigns, drawn, figures, flask, type Level, logo, logoMark, magnifier } from '../signs.ts'
import { ifLong, lines, steps, text, ticks } from '../text.ts'

interface TwoSides {
  front: string
  back: string
}

const eye = () =>
  drawn(
    '0 0 60 60',
    26,
    26,
    circle(30, 30, 26, COLOR.white, 3) +
      outlined('M10 30C20 18 40 18 50 30C40 42 20 42 10 30Z', '#DADCE8', 2.4) +
      circle(30, 30, 6.5, COLOR.ink) +
      circle(32.5, 27.5, 2, COLOR.white),
  )

function envelopeLabel(kit: Kit): TwoSides {
  const { front } = cardOf(kit, 'v2-label-envelope')
  const body = `${logo(kit.name, 16)}<h1>${text(front.title)}</h1><p>${text(front.text)}</p>${ticks(front.list)}`
  return { front: label({ body, kind: 'centred envelope' }), back: '' }
}

function caseLabel(kit: Kit): TwoSides {
  const [first, second] = kit.name.split(' ')
  const wordmark = `<p class="wordmark">${first}<br>${second} ${logoMark(25)}</p>`
  return {
    front: label({ body: `${wordmark}<p class="l">${text(kit.words.onCards.labCase)}</p>`, kind: 'centred' }),
    back: '',
  }
}

function ownCard(kit: Kit): TwoSides {
  const { ownCard: title, ownQuestion, levels, layer } = kit.words.onCards
  return {
    front: label({
      head: `${allSigns(6)}<span class="end">${text(levels.subgroup)} ${figures('subgroup', 5)}</span>`,
      body: `<p class="kind">${magnifier(5.4)}${flask(5.4)}${text(title)}</p><p class="q">${text(ownQuestion)}</p><div class="last">${lines(8, 9)}</div>`,
      foot: `${beadRow('plain', 5)}<span>${text(layer.replace('{layer}', '2'))} · 7 min</span>`,
      kind: 'lab own',
    }),
    back: plainBack(126, title),
  }
}

function observer(kit: Kit): TwoSides {
  const { front, back } = onlyCard(kit, 'observer card')
  return {
    front: label({
      body: `<div class="line"><h2 class="${ifLong(front.title, 8).trim()}">${text(front.title)}</h2>${eye()}</div>${steps(front.steps)}<p class="s last">${text(kit.words.onCards.observer)}</p>`,
      kind: 'observer',
    }),
    back: framed(
      'plain',
      88,
      126,
      `${eye()}<p class="word">${text(front.title)}</p><p>${text(back?.text)}</p>`,
      'observer-back',
    ),
  }
}

const asked = (question: string, count: number) => `<div><p><b>${text(question)}</b></p>${lines(count, 7.8)}</div>`
const LINES = [3, 2, 1, 1]

function emptyCard(kit: Kit): TwoSides {
  const { front, back } = onlyCard(kit, 'empty card')
  const fields = (front.fields ?? []).map((question, i) => asked(question, LINES[i] ?? 1))
  const later = (back?.fields ?? []).map((question) => asked(question, 2))
  return {
    front: label({
      body: `<div class="line">${flask(9)}<h2>${text(front.title)}</h2></div>${fields.join('')}<p class="s last">${text(front.text)}</p>`,
      kind: 'empty',
    }),
    back: framed(
      'plain',
      88,
      126,
      `<h2>${text(back?.title)}</h2>${later.join('')}<p class="s last">${text(back?.text)}</p>`,
      'empty-back',
    ),
  }
}

/** Two things fill the last sheet of each layer. */
export const besideLabCards = (kit: Kit, level: Level): TwoSides[] =>
  ({
    individual: () => [envelopeLabel(kit), caseLabel(kit)],
    subgroup: () => [ownCard(kit), ownCard(kit)],
    team: () => [observer(kit), emptyCard(kit)],
  })[level]()
