import type { Chapter } from '../art/rooms.ts'
import type { StagedLines } from './lines.ts'

/** The second version in Dutch, English and French. No picture of the thirteen cards is shown before page 31. */
export const V2_NL: Readonly<Record<string, StagedLines>> = {
  'survey/1': { 7: { draw: 'lineUp' } },
  'survey/3': {
    1: { draw: 'scores', steps: [0], shot: 'board' },
    2: { draw: 'scores', steps: [1] },
    6: { draw: 'labCase' },
  },
  'survey/6': {
    1: { draw: 'labCase', with: { open: 1 } },
    4: { draw: 'mats', steps: [0] },
    7: { draw: 'mats', steps: [1] },
  },
  'survey/9': { 7: { draw: 'labSheet' } },
  'survey/13': { 3: { draw: 'groups' }, 5: { draw: 'listening', steps: [0, 1] } },
  'survey/19': { 3: { draw: 'clock', with: { minutes: 7 } }, 4: { draw: 'lineUp' } },
  'survey/22': { 4: { draw: 'observer' }, 6: { draw: 'labCase', with: { open: 3, team: false } } },
  'survey/26': { 1: { draw: 'labCase', with: { open: 3 } } },
  'survey/27': { 2: { draw: 'thirteen', steps: [0, 1] }, 3: { draw: 'thirteen', steps: [2] }, 4: { draw: 'greyRow' } },
  'survey/31': { 1: { draw: 'zoomOut', steps: [0, 1, 2], shot: 'board' }, 2: { draw: 'zoomOut', steps: [3, 4] } },
  'survey/36': { 4: { draw: 'calendar' }, 5: { draw: 'lineUp' }, 6: { draw: 'labCase' } },
}

const V2: Readonly<Record<string, Chapter>> = {
  'survey/1': 'measure',
  'survey/3': 'measure',
  'survey/6': 'alone',
  'survey/9': 'alone',
  'survey/13': 'subgroups',
  'survey/19': 'team',
  'survey/22': 'team',
  'survey/26': 'challenge',
  'survey/27': 'challenge',
  'survey/31': 'challenge',
  'survey/36': 'plan',
}
/** The room in which a film is set; the first version has one room per round instead. */
export const V2_CHAPTERS: Readonly<Record<string, typeof V2>> = { v2: V2 }
