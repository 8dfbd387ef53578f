import { COLOR } from '../art/palette.ts'
import type { StagedLines } from './lines.ts'

/** The first version in Dutch, English and French. A first sentence uses the wide shot unless it names another. */
export const V1_NL: Readonly<Record<string, StagedLines>> = {
  'survey/1': { 3: { draw: 'boxes' }, 6: { draw: 'roles' } },
  'survey/4': { 7: { draw: 'pictureCards' } },
  'survey/6': { 2: { draw: 'coffee' }, 3: { draw: 'lift', steps: [0] }, 4: { draw: 'lift', steps: [1, 2] } },
  'survey/7': {
    2: { draw: 'boxOpens', with: { number: 2, color: COLOR.connect } },
    3: { draw: 'listening' },
    4: { draw: 'listening', steps: [] },
    6: { draw: 'slips' },
  },
  'survey/9': {
    4: { draw: 'walk' },
    5: { draw: 'actionCard', with: { color: COLOR.connect } },
    6: { draw: 'cardsRow', with: { dots: [1, 3] } },
  },
  'survey/11': {
    2: { draw: 'triangle', with: { done: 0 }, steps: [0] },
    3: { draw: 'triangle', with: { done: 0 }, steps: [1] },
    4: { draw: 'clock' },
  },
  'survey/13': {
    2: { draw: 'flask', steps: [0, 1] },
    3: { draw: 'flask', steps: [2] },
    4: { draw: 'flask', steps: [3] },
    5: { draw: 'flask', steps: [4] },
  },
  'survey/14': {
    2: { draw: 'boxOpens', with: { number: 5, color: COLOR.trust } },
    3: { draw: 'actionCard' },
    5: { draw: 'handOver', with: { says: 'iHelp' } },
  },
  'survey/16': {
    4: { draw: 'boxOpens', with: { number: 6, color: COLOR.trust } },
    5: { draw: 'actionCard', with: { begun: true } },
  },
  'survey/18': {
    2: { draw: 'triangle', with: { done: 1 }, steps: [0] },
    3: { draw: 'triangle', with: { done: 1 }, steps: [1] },
    5: { draw: 'clock' },
  },
  'survey/20': {
    2: { draw: 'pool', steps: [0] },
    3: { draw: 'pool', steps: [1] },
    4: { draw: 'pool', steps: [2] },
  },
  'survey/21': {
    1: { draw: 'frontPage', steps: [0, 1], shot: 'board' },
    2: { draw: 'frontPage', steps: [2] },
    3: { draw: 'groups' },
    4: { draw: 'groups', steps: [] },
    5: { draw: 'boxOpens', with: { number: 8, color: COLOR.inspire } },
  },
  'survey/23': {
    2: { draw: 'firstStep' },
    4: { draw: 'boxOpens', with: { number: 9, color: COLOR.inspire } },
    5: { draw: 'cardsRow', with: { chosen: 3 } },
  },
  'survey/25': {
    2: { draw: 'triangle', with: { done: 2 } },
    5: { draw: 'napkin' },
    6: { draw: 'boxOpens', with: { number: 10, color: COLOR.inspire } },
  },
  'survey/30': {
    1: { draw: 'calendar', shot: 'board' },
    3: { draw: 'boxOpens', with: { number: 11, color: COLOR.trust } },
    6: { draw: 'handOver', with: { says: 'thanks' } },
  },
  'results/2': { 1: { draw: 'scores', steps: [0] }, 5: { draw: 'photo' } },
  'results/4': { 2: { draw: 'calendar' }, 3: { draw: 'clock', with: { pause: false } } },
}
