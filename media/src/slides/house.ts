import { circle, clipped, ellipse, fill, group, line, outlined, rect } from '../art/draw.ts'
import { PAINT } from './colors.ts'
import { lamp } from './lab.ts'
import { ground } from './plant.ts'
import { team } from './team.ts'

function bricks() {
  const rows = Array.from({ length: 16 }, (_, row) => {
    const first = row % 2 ? -30 : 40
    return Array.from({ length: 11 }, (_, i) => `M${first + i * 140} ${40 + row * 60}h70`).join('')
  })
  return line(rows.join(''), 6, PAINT.ink, 'opacity=".4"')
}

const PANES = 'M426 166H1014V734H426Z'

/** The previous slide's lab, seen through the window panes. */
function labInside() {
  const people = group('translate(720 718) scale(.48) translate(-720 -830)', team())
  return clipped(
    'panes',
    PANES,
    fill(PANES, PAINT.inspireTint) + rect(400, 692, 640, 60, 0, PAINT.trustDeep, 5) + lamp(720, 268, 0.55) + people,
  )
}

const cat = () =>
  group(
    'translate(1000 770)',
    fill('M-90 0C-96 -60 -40 -78 0 -72C36 -68 64 -52 64 -24C64 -10 60 -4 56 0Z', PAINT.ink) +
      fill('M-98 -2C-116 -30 -104 -62 -86 -66L-82 -84L-66 -70L-50 -84L-48 -62C-34 -46 -44 -8 -62 -2Z', PAINT.ink) +
      line('M60 -10C86 -14 84 -40 70 -40', 12) +
      line('M-88 -36q6 5 12 0M-66 -36q6 5 12 0', 3.5, PAINT.paper),
  )

const IVY_LEAF = 'M0 0C-40 -6 -44 -44 0 -84C44 -44 40 -6 0 0Z'

function ivy(x: number, top: number, bottom: number, scale: number) {
  const step = (bottom - top) / 12
  const side = (i: number) => (i % 2 ? 1 : -1)
  const stem = Array.from({ length: 12 }, (_, i) => `q${side(i) * 22 * scale} ${-step / 2} 0 ${-step}`).join('')
  const leaves = Array.from({ length: 12 }, (_, i) => {
    const place = `translate(${x + side(i) * 11 * scale} ${bottom - step * (i + 0.5)}) rotate(${side(i) * 64})`
    const leaf = outlined(IVY_LEAF, i % 3 ? PAINT.trust : PAINT.leaf, 7) + line('M0 -6V-50', 5)
    return group(`${place} scale(${scale})`, leaf)
  })
  return line(`M${x} ${bottom}${stem}`, 12 * scale, PAINT.trustDeep) + leaves.join('')
}

export function litWindow() {
  const frame = rect(408, 148, 624, 604, 4, 'none', 52) + rect(408, 148, 624, 604, 4, 'none', 36, PAINT.paper)
  const bars =
    line('M586 170V730M854 170V730M430 370H1010', 34) + line('M586 160V740M854 160V740M420 370H1020', 20, PAINT.paper)
  const sill = rect(350, 770, 740, 50, 8, PAINT.paper, 8)
  return ground(PAINT.slate) + bricks() + ivy(170, -60, 990, 1.25) + labInside() + bars + frame + sill + cat()
}

const darkPane = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, 4, PAINT.inkDeep, 20) + rect(x, y, w, h, 4, PAINT.inkDeep, 9, PAINT.paper)

/** One lit window with five heads, a lamp and a cat on the sill; from a distance only the light. */
function litPane(x: number, y: number, far: boolean) {
  const heads = [18, 39, 60, 81, 102].map((at) => circle(x + at, y + 92, 9, PAINT.ink)).join('')
  const inside =
    heads +
    rect(x + 32, y + 104, 56, 32, 0, PAINT.petrol) +
    circle(x + 60, y + 24, 13, PAINT.inspire, 4) +
    line(`M${x + 34} ${y + 4}V${y + 136}M${x + 86} ${y + 4}V${y + 136}M${x + 4} ${y + 52}H${x + 116}`, 5, PAINT.paper)
  return (
    rect(x, y, 120, 140, 4, PAINT.inspire, 20) +
    rect(x, y, 120, 140, 4, far ? PAINT.inspire : PAINT.inspireTint, 9, PAINT.paper) +
    (far ? '' : inside) +
    line(`M${x - 14} ${y + 150}H${x + 134}`, 16) +
    ellipse(x + 108, y + 137, 17, 9, PAINT.ink)
  )
}

/** Leans against the wall; its wheels stand on y = 0. */
export const bicycle = (scale: number) => {
  const wheel = (x: number) => `M${x - 30} -30a30 30 0 1 0 60 0a30 30 0 1 0 -60 0`
  const wheels = line(`${wheel(-45)}${wheel(45)}`, 7, PAINT.paper)
  const frame = line(
    'M-45 -30L-18 -78H30L45 -30M-18 -78L6 -30L30 -78M6 -30H-45M-30 -84H-8M30 -78L26 -96H44',
    8,
    PAINT.connect,
  )
  return group(`scale(${scale})`, wheels + frame)
}

/** The front, from x = 360 to 1080 and y = 30 to 880. */
export function house(far = false) {
  const xs = [470, 660, 850]
  const top = xs.map((x) => darkPane(x, 330, 120, 140)).join('')
  const second = darkPane(470, 530, 120, 140) + darkPane(850, 530, 120, 140) + litPane(660, 530, far)
  const door = outlined('M660 880V790a60 60 0 0 1 120 0V880Z', PAINT.trust, 9) + circle(756, 818, 9, PAINT.inspire, 3)
  return (
    rect(900, 70, 76, 150, 4, PAINT.connectDeep, 9) +
    outlined('M410 270H1030V880H410Z', PAINT.slate, 10) +
    outlined('M356 276L720 46L1084 276Z', PAINT.connectDeep, 10) +
    circle(720, 190, 34, PAINT.inkDeep, 9) +
    top +
    second +
    darkPane(480, 740, 110, 100) +
    darkPane(850, 740, 110, 100) +
    door +
    ivy(420, 400, 880, 0.5)
  )
}

const tree = (x: number) =>
  rect(x - 26, 640, 52, 244, 6, PAINT.soil, 8) +
  circle(x, 480, 210, PAINT.trustDeep, 9) +
  circle(x - 50, 430, 60, PAINT.trust)

export const theHouse = () =>
  ground(PAINT.ink) +
  tree(30) +
  tree(1410) +
  rect(-20, 878, 1480, 110, 0, PAINT.grey, 8) +
  house() +
  group('translate(900 884)', bicycle(0.95))
