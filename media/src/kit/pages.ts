import type { Kit, Leaf } from './kit.ts'
import { answerSheet } from './sheets/answers.ts'
import { checklist } from './sheets/checklist.ts'
import { frontPages } from './sheets/front-page.ts'
import { labCards } from './sheets/lab-cards.ts'
import { labMats } from './sheets/lab-mats.ts'
import { emptyCardAgain, groundRules, labSheets } from './sheets/lab-sheets.ts'
import { boxLabels, layerLabels } from './sheets/labels.ts'
import { mats } from './sheets/mats.ts'
import { badges, nameCards, secretSlips } from './sheets/people.ts'
import { pictureCards } from './sheets/picture-cards.ts'
import { scoringSlips } from './sheets/slips.ts'
import { startHere } from './sheets/start-here.ts'
import { talkCards } from './sheets/talk.ts'
import { thankYouCards } from './sheets/thanks.ts'
import { thirteenCards } from './sheets/thirteen.ts'
import { triangle } from './sheets/triangle.ts'
import { actionCards, helpCards, ideaCards, planCards } from './sheets/writing.ts'

/** Sheets that are printed once come first, then those that are printed again for each team. */
const LEAVES: Record<Kit['slug'], readonly ((kit: Kit) => Leaf)[]> = {
  v1: [
    boxLabels,
    badges,
    pictureCards,
    talkCards,
    mats,
    nameCards,
    secretSlips,
    scoringSlips,
    helpCards,
    actionCards,
    ideaCards,
    planCards,
    thankYouCards,
    frontPages,
    triangle,
  ],
  v2: [
    layerLabels,
    groundRules,
    labMats,
    labCards,
    thirteenCards,
    answerSheet,
    scoringSlips,
    labSheets,
    emptyCardAgain,
  ],
}

export const leavesOf = (kit: Kit): Leaf[] => LEAVES[kit.slug].map((make) => make(kit))

export function kitPages(kit: Kit): string[] {
  const leaves = leavesOf(kit)
  return [...startHere(kit, leaves), checklist(kit), ...leaves.flatMap(({ pages }) => pages)]
}
