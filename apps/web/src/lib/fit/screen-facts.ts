/**
 * What a screen currently shows, measured in the browser and judged elsewhere. While a dialog is open, only it counts.
 */
export interface ScreenFacts {
  /** How many pixels taller and wider than the window the page is. */
  down: number
  sideways: number
  footTop: number | null
  texts: ShownText[]
  /** Pictures, films and controls in the page's main part. */
  parts: { name: string; box: Box }[]
}

export interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

export interface ShownText {
  text: string
  /** One box around all lines, and one around each line. */
  box: Box
  lines: Box[]
  /** In CSS pixels as drawn, also inside a scaled drawing. */
  size: number
  readAloud: boolean
  inFoot: boolean
  /** The boxes it has to stay inside: its background, what clips it, what would have to be scrolled. */
  bounds: { kind: 'plate' | 'cuts' | 'scrolls'; name: string; box: Box }[]
  /** True if something else covers its centre. */
  covered: boolean
}

/** Measures the page it runs in. A browser test hands it to its browser, so it uses nothing from outside. */
export async function measureScreen(): Promise<ScreenFacts> {
  // Scripts that follow the window's size have run by the second frame.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  // Wait for elements that are still growing, but not for endless animations.
  const ends = (moving: Animation) => Number.isFinite(moving.effect?.getComputedTiming().endTime)
  const moving = document.getAnimations().filter((each) => each.playState === 'running' && ends(each))
  await Promise.all(moving.map(({ finished }) => finished.catch(() => {})))
  const root = document.documentElement
  const scope = document.querySelector('dialog[open]') ?? document.body
  const foot = scope.querySelector('.foot')

  const isForEarsOnly = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isForEarsOnly(element.parentElement))
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForEarsOnly(element)
  const boxOf = ({ top, bottom, left, right }: DOMRect) => ({ top, bottom, left, right })
  const nameOf = (element: Element) => [element.localName, ...element.classList].join('.')

  const sizeOf = (element: Element) => {
    if (element instanceof HTMLImageElement) return Number.POSITIVE_INFINITY
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1
    return Number.parseFloat(getComputedStyle(element).fontSize) * scale
  }

  const boundsOf = (element: Element) => {
    const bounds: ShownText['bounds'] = []
    let free = false
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (style.display === 'inline' || each instanceof SVGElement) continue
      const { overflowX, overflowY, position, backgroundColor, borderLeftWidth } = style
      const scrolls = /auto|scroll/.test(overflowY)
      const isPlate = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderLeftWidth !== '0px'
      const kinds = [
        scrolls && ('scrolls' as const),
        !scrolls && overflowX !== 'visible' && ('cuts' as const),
        isPlate && !scrolls && !free && ('plate' as const),
      ]
      const [name, box] = [nameOf(each), boxOf(each.getBoundingClientRect())]
      bounds.push(...kinds.filter((kind) => kind !== false).map((kind) => ({ kind, name, box })))
      // A text has one background; elements outside the flow are meant to be elsewhere.
      free ||= isPlate || scrolls || position === 'absolute'
    }
    return bounds
  }

  const isCovered = (element: Element, { top, bottom, left, right }: DOMRect) => {
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    // An input over its label, or the play button over a film, belongs to the element it covers.
    return hit !== null && !element.contains(hit) && !hit.contains(element) && !hit.parentElement?.contains(element)
  }

  const written = (node: Node): ShownText[] => {
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!element || !text || element instanceof HTMLTextAreaElement || !isShown(element)) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    const size = sizeOf(element)
    // A line's rectangle has space around its letters, most of it above capitals and below the baseline.
    const inkOf = ({ top, bottom, left, right }: DOMRect) => ({
      top: top + size * 0.25,
      bottom: bottom - size * 0.2,
      left: left + size * 0.03,
      right: right - size * 0.03,
    })
    return [
      {
        text,
        box: inkOf(range.getBoundingClientRect()),
        lines: Array.from(range.getClientRects(), inkOf),
        size,
        readAloud: element.closest('.read') !== null,
        inFoot: foot?.contains(element) ?? false,
        bounds: boundsOf(element),
        covered: isCovered(element, range.getBoundingClientRect()),
      },
    ]
  }
  const nodes: Node[] = []
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) nodes.push(walker.currentNode)

  /** Words that are not text nodes: typed input, and a logo. */
  const drawn = Array.from(scope.querySelectorAll('input.input, textarea, .logo'))
    .filter(isShown)
    .map((element): ShownText => {
      const box = boxOf(element.getBoundingClientRect())
      const plain = { readAloud: false, inFoot: false, bounds: [], covered: false }
      return { text: nameOf(element), box, lines: [box], size: sizeOf(element), ...plain }
    })

  const parts = scope.querySelectorAll('main :is(img, video, svg, button, input, textarea)')
  return {
    down: root.scrollHeight - innerHeight,
    sideways: root.scrollWidth - innerWidth,
    footTop: foot?.getBoundingClientRect().top ?? null,
    texts: [...nodes.flatMap(written), ...drawn],
    parts: Array.from(parts)
      .filter(isShown)
      .map((part) => ({ name: nameOf(part), box: boxOf(part.getBoundingClientRect()) })),
  }
}
