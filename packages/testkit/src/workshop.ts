import type { Workshop } from '@thrive/domain'
import {
  buildGroup,
  buildMultiple,
  buildRanking,
  buildResultsPage,
  buildRevisit,
  buildSlider,
  buildSurveyPage,
  buildText,
  buildTimer,
  buildYesNo,
} from './build.ts'

const films = { NL: { title: 'Welkom', transcript: [{ text: 'Welkom.', english: 'Welcome.' }] } }

/** The smallest made-up workshop with a film, a timer, every question type and every ending. */
export const buildWorkshop = (workshop: Partial<Workshop> = {}): Workshop => ({
  slug: 'v9',
  name: 'Small Workshop',
  look: 'lab',
  languages: ['NL'],
  start: { headline: 'Begin here', notice: 'Answers are kept.', hint: 'One address per team.' },
  tutorial: {
    title: 'How it works',
    text: 'Read aloud.',
    motto: [],
    infographic: null,
    kit: null,
    supportEmail: 'support@example.org',
  },
  journey: { kind: 'chapters', parts: [{ title: 'All of it', fromPage: 1, indicator: null }] },
  scoreQuestions: { connect: 901, trust: 902, inspire: 903 },
  desiredScores: { connect: 86, trust: 90, inspire: 83 },
  gapTargets: { connect: 86, trust: 83, inspire: 90 },
  gapAdvice: { one: 'We suggest {indicator}.', several: 'Choose from {indicator}.', none: 'All are there.' },
  extraRules: ['Whisper.'],
  locale: 'en',
  words: {},
  survey: [
    buildSurveyPage({ page: 1, kind: 'video', title: 'Welcome', films }),
    buildSurveyPage({ page: 2, kind: 'group', title: 'Scores', group: buildGroup({ id: 91, questions: SCORES }) }),
    buildSurveyPage({ page: 3, title: 'Build a tower', timer: buildTimer({ seconds: 60 }) }),
    buildSurveyPage({ page: 4, kind: 'group', title: 'Think', group: buildGroup({ id: 92, questions: THOUGHTS }) }),
    buildSurveyPage({ page: 5, kind: 'group', title: 'Plan', group: buildGroup({ id: 93, questions: PLAN }) }),
  ],
  results: [
    buildResultsPage({ page: 1, kind: 'overview', title: 'Your scores' }),
    buildResultsPage({ page: 2, kind: 'final', title: 'Goodbye' }),
  ],
  ...workshop,
})

const SCORES = [
  buildSlider({ id: 901, title: 'Connect', indicator: 'connect' }),
  buildSlider({ id: 902, title: 'Trust', indicator: 'trust' }),
  buildSlider({ id: 903, title: 'Inspire', indicator: 'inspire' }),
]
const THOUGHTS = [
  buildText({ id: 904 }),
  buildMultiple({ id: 905 }),
  { ...buildYesNo(), id: 906 },
  { ...buildRanking(), id: 907 },
  buildText({ id: 908, title: 'A time', lines: 'one', writtenBy: 'timer' }),
]
const PLAN = [
  buildRevisit({ id: 909, title: 'What?' }),
  buildRevisit({ id: 910, title: 'Who?', field: 'line' }),
  buildRevisit({ id: 911, title: 'When?', field: 'date' }),
]
