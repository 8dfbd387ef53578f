import { bicycle, bridge, campfire, closedDoor, signpost, snail, trafficJam } from './roads.ts'
import { cupOfTea, fullBattery, hammock, juggling, lowBattery, newLeaf, puzzle, sleepingCat, wool } from './things.ts'
import { boat, kite, lighthouse, mountain, openWindow, rocket, sunrise, umbrella } from './weather.ts'

/** In the order of the material's picture cards. */
export const PICTURES = [
  kite,
  snail,
  cupOfTea,
  wool,
  boat,
  lowBattery,
  fullBattery,
  umbrella,
  sunrise,
  newLeaf,
  trafficJam,
  puzzle,
  hammock,
  signpost,
  juggling,
  lighthouse,
  closedDoor,
  openWindow,
  mountain,
  campfire,
  bicycle,
  sleepingCat,
  rocket,
  bridge,
]
