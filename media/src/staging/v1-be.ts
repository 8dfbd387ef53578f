import { COLOR } from '../art/palette.ts'
import type { StagedLines } from './lines.ts'

/** The first version as spoken in Belgium, with its own stories. */
export const V1_BE: Readonly<Record<string, StagedLines>> = {
  'survey/1': { 3: { draw: 'boxes' }, 6: { draw: 'roles' } },
  'survey/4': { 7: { draw: 'pictureCards' } },
  'survey/6': {
    2: { draw: 'lunch', steps: [0] },
    3: { draw: 'lunch', steps: [] },
    4: { draw: 'lunch', steps: [1] },
    5: { draw: 'lunch', steps: [2] },
  },
  'survey/7': {
    3: { draw: 'boxOpens', with: { number: 2, color: COLOR.connect } },
    4: { draw: 'listening' },
    6: { draw: 'slips' },
  },
  'survey/9': {
    4: { draw: 'soup' },
    5: { draw: 'actionCard', with: { color: COLOR.connect } },
    6: { draw: 'cardsRow', with: { dots: [0, 3] } },
  },
  'survey/11': {
    2: { draw: 'triangle', with: { done: 0 }, steps: [0] },
    3: { draw: 'triangle', with: { done: 0 }, steps: [1] },
    6: { draw: 'clock' },
  },
  'survey/13': {
    2: { draw: 'cyclists', steps: [0] },
    3: { draw: 'cyclists', steps: [1] },
    4: { draw: 'cyclists', steps: [2] },
  },
  'survey/14': {
    3: { draw: 'boxOpens', with: { number: 5, color: COLOR.trust } },
    4: { draw: 'actionCard' },
    5: { draw: 'handOver', with: { says: 'iHelp' } },
  },
  'survey/16': {
    2: { draw: 'chair' },
    4: { draw: 'boxOpens', with: { number: 6, color: COLOR.trust } },
    5: { draw: 'actionCard', with: { begun: true } },
  },
  'survey/18': { 2: { draw: 'triangle', with: { done: 1 } }, 4: { draw: 'clock' } },
  'survey/20': {
    2: { draw: 'chalkTable', steps: [0] },
    3: { draw: 'chalkTable', steps: [1] },
    4: { draw: 'chalkTable', steps: [2] },
    5: { draw: 'chalkTable', steps: [3, 4] },
  },
  'survey/21': {
    1: { draw: 'frontPage', steps: [0, 1], shot: 'board' },
    2: { draw: 'frontPage', steps: [2] },
    3: { draw: 'groups' },
    4: { draw: 'groups', steps: [] },
    5: { draw: 'boxOpens', with: { number: 8, color: COLOR.inspire } },
  },
  'survey/23': {
    3: { draw: 'calendar', with: { who: '' } },
    5: { draw: 'boxOpens', with: { number: 9, color: COLOR.inspire } },
    7: { draw: 'cardsRow', with: { chosen: 3 } },
  },
  'survey/25': {
    2: { draw: 'triangle', with: { done: 2 } },
    6: { draw: 'boxOpens', with: { number: 10, color: COLOR.inspire } },
  },
  'survey/30': {
    1: { draw: 'calendar', shot: 'board' },
    3: { draw: 'boxOpens', with: { number: 11, color: COLOR.trust } },
    7: { draw: 'handOver', with: { says: 'thanks' } },
  },
  'results/2': { 1: { draw: 'scores', steps: [0], shot: 'board' }, 5: { draw: 'photo' } },
  'results/4': { 3: { draw: 'calendar' }, 4: { draw: 'cake' } },
}
