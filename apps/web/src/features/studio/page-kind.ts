import { m } from '@thrive/words'
import answers from '../../art/pages/answers.svg'
import cardTimer from '../../art/pages/card-timer.svg'
import choices from '../../art/pages/choices.svg'
import film from '../../art/pages/film.svg'
import name from '../../art/pages/name.svg'
import opinion from '../../art/pages/opinion.svg'
import plan from '../../art/pages/plan.svg'
import scores from '../../art/pages/scores.svg'
import slides from '../../art/pages/slides.svg'
import text from '../../art/pages/text.svg'
import timer from '../../art/pages/timer.svg'
import { pencil } from '../../ui/layout/line-icons.ts'
import { assignmentSheet, chart, filmSheet, paper, questionSheet, star } from './icons.ts'

interface PageKind {
  word: () => string
  icon: string
  picture: string
  /** With a clock, whose time is written on it. */
  timed?: string
}

const KINDS: Record<string, PageKind> = {
  video: { word: m.studio_kind_film, icon: filmSheet, picture: film },
  assignment: { word: m.studio_kind_assignment, icon: assignmentSheet, picture: text, timed: timer },
  group: { word: m.studio_kind_questions, icon: questionSheet, picture: choices, timed: cardTimer },
  overview: { word: m.studio_kind_scores, icon: chart, picture: scores },
  photo: { word: m.studio_kind_photo, icon: assignmentSheet, picture: slides },
  text: { word: m.studio_kind_text, icon: assignmentSheet, picture: text },
  name: { word: m.studio_kind_name, icon: pencil, picture: name },
  opinion: { word: m.studio_kind_opinion, icon: star, picture: opinion },
  final: { word: m.studio_kind_answers, icon: paper, picture: answers },
  settings: { word: m.studio_kind_settings, icon: paper, picture: plan },
}

/** How a page of this kind is called and drawn. */
export const kindOf = (kind: string): PageKind =>
  KINDS[kind] ?? { word: m.studio_kind_text, icon: paper, picture: text }
