import { circle, fill, line, outlined } from '../../art/draw.ts'
import { COLOR } from '../../art/palette.ts'
import {
  cutSize,
  type Kit,
  type Leaf,
  onlyCard,
  onSheet,
  printedAgain,
  printedOnce,
  rowText,
  setOf,
  sheetsOfKinds,
} from '../kit.ts'
import { duplexThin, titleOf } from '../notes.ts'
import { cardSheets } from '../paper.ts'
import { folded, label } from '../parts.ts'
import { drawn, logoMark } from '../signs.ts'
import { sentences, steps, text } from '../text.ts'

/** What each person wears, puts on the table, or keeps private. */

const flag = () =>
  drawn(
    '0 0 100 100',
    34,
    34,
    line('M26 12V94', 6) +
      outlined('M26 16C44 6 56 26 84 14V56C56 68 44 48 26 58Z', COLOR.white, 5) +
      circle(41, 36.5, 6.5, COLOR.connect) +
      fill('M48 43V36a6.2 6.2 0 0 1 12.4 0v7Z', COLOR.trust) +
      fill('M68 31l7 12H61Z', COLOR.inspire) +
      line('M12 94H42', 6),
  )

const benchTimer = () =>
  drawn(
    '0 0 100 100',
    34,
    34,
    line('M42 8h16M50 8v12M78 22l7 7', 6) +
      circle(50, 57, 36, COLOR.white, 5) +
      outlined('M50 57V29A28 28 0 0 1 74.2 71Z', COLOR.inspire, 4) +
      line('M50 26v5M50 83v5M19 57h5M76 57h5', 4) +
      circle(50, 57, 5, COLOR.ink),
  )

const hole = `<div class="hole">${drawn('0 0 20 6', 20, 6, `<rect x="3" y="1.5" width="14" height="3" rx="1.5" fill="#fff" stroke="${COLOR.ink}" stroke-width=".3" stroke-dasharray=".8 .5"/>`)}</div>`

/** P04: two of each, in case one is lost. */
export function badges(kit: Kit): Leaf {
  const roles = [
    { card: onlyCard(kit, 'captain badge'), picture: flag() },
    { card: onlyCard(kit, 'time keeper badge'), picture: benchTimer() },
  ]
  const fronts = roles.map(({ card, picture }) => {
    const name = `<div class="name-line"><i></i><p class="s">${text(kit.words.onCards.badgeName)}</p></div>`
    return label({ body: `${picture}<h1>${text(card.front.title)}</h1>${name}`, kind: 'badge' }) + hole
  })
  const backs = roles.map(({ card }) => {
    const tasks = sentences(card.back?.text).map((task) => `<p>${text(task)}</p>`)
    return label({ body: `<h2>${text(card.front.title)}</h2>${tasks.join('')}`, kind: 'badge-back' }) + hole
  })
  return printedOnce({
    id: 'P04',
    row: rowText(kit, 'badges'),
    paper: 'card',
    sides: 2,
    pages: cardSheets(kit.words, {
      id: 'P04',
      title: titleOf(kit, 'badges'),
      note: kit.words.notes.duplex,
      size: cutSize(setOf(kit, 'captain badge')),
      fronts: [...fronts, ...fronts],
      backs: [...backs, ...backs],
    }),
  })
}

/** P05: a tent card; collected and shuffled to deal pairs and groups. */
export function nameCards(kit: Kit): Leaf {
  const set = setOf(kit, 'name card')
  const { front, back } = onlyCard(kit, 'name card')
  const about = `<p class="bes">${text(back?.title)}</p><i></i><p class="xs">${text(back?.text)}</p>`
  const name = `<p class="bes">${text(front.title)}${logoMark(15)}</p><i></i>`
  const card = folded(label({ body: about, kind: 'name-back' }), label({ body: name, kind: 'name' }))
  return printedAgain({
    id: 'P05',
    row: rowText(kit, 'nameCards', set),
    paper: 'card',
    sides: 1,
    pages: cardSheets(kit.words, {
      id: 'P05',
      title: titleOf(kit, 'nameCards'),
      note: `${kit.words.notes.single} · ${kit.words.notes.tent}`,
      size: cutSize(set),
      fronts: Array(onSheet(set)).fill(card),
      fold: true,
    }),
    sheets: sheetsOfKinds(set),
  })
}

/** P13: the name of the colleague to look out for. */
export function secretSlips(kit: Kit): Leaf {
  const set = setOf(kit, 'secret slip')
  const { front, back } = onlyCard(kit, 'secret slip')
  const name = label({ body: `<p class="bes">${text(front.title)}</p><i></i>`, kind: 'name' })
  const task = label({ body: `<h3>${text(back?.title)}</h3>${steps(back?.steps)}`, kind: 'secret' })
  return printedAgain({
    id: 'P13',
    row: rowText(kit, 'secretSlips', set),
    paper: 'thin',
    sides: 2,
    pages: cardSheets(kit.words, {
      id: 'P13',
      title: titleOf(kit, 'secretSlips'),
      note: duplexThin(kit),
      size: cutSize(set),
      fronts: Array(onSheet(set)).fill(name),
      backs: Array(onSheet(set)).fill(task),
    }),
    sheets: sheetsOfKinds(set),
  })
}
