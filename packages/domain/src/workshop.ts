/** The vocabulary of a workshop: what an author writes, the server publishes and the screen shows. */

export type Indicator = 'connect' | 'trust' | 'inspire'
export const INDICATORS: readonly Indicator[] = ['connect', 'trust', 'inspire']
export type Scores = Record<Indicator, number>

/** Which edition of the films is shown; the screens themselves are English. */
export type Language = 'NL' | 'BE'
export type Section = 'survey' | 'results'

/** Texts marked as Markdown may hold paragraphs, lists and emphasis; every other text is plain. */
export type Markdown = string

export interface Workshop {
  slug: string
  name: string
  /** How its start screens look: the game with its boxes, or the lab with its stripes. */
  look: 'game' | 'lab'
  languages: Language[]
  start: { headline: string; notice: Markdown; hint: string }
  tutorial: Tutorial
  journey: Journey
  /** Which question is the score of which indicator. */
  scoreQuestions: Scores
  desiredScores: Scores
  gapTargets: Scores
  gapAdvice: GapAdvice
  extraRules: Markdown[]
  survey: SurveyPage[]
  results: ResultsPage[]
}

/** A file to download, and what its link says. */
export interface Download {
  label: string
  path: string
}

export interface Tutorial {
  title: string
  text: Markdown
  motto: string[]
  infographic: Download | null
  /** Everything on the table, to print. */
  kit: Download | null
  supportEmail: string
}

/** How progress is drawn: the eleven boxes of the game, or the chapters of the lab. */
export interface Journey {
  kind: 'boxes' | 'chapters'
  parts: { title: string; fromPage: number; indicator: Indicator | null }[]
}

/** Texts may name the indicators concerned with {indicator}. */
export interface GapAdvice {
  one: Markdown
  several: Markdown
  none: Markdown
}

export interface PageTimer {
  seconds: number
  /** A countdown ends at zero; stop-after measures how long the team took, until Next step hands it in. */
  mode: 'countdown' | 'stop-after'
  look: 'white' | 'dark'
  /** The extra rule opens once when this many seconds are left. */
  warningAt: number | null
  /** Whether the clock stands still while the extra rule is shown. */
  warningPauses: boolean
  /** A first stretch with a rule of its own, until this many seconds are left. */
  opening: { until: number; text: string } | null
  /** Whether a button offers an extra rule: fun in a game, harmful where people say how they are. */
  extraRule: boolean
}

interface PageBase {
  page: number
  title: string
  indicator: Indicator | null
  text: Markdown
  /** One sentence of the professor, beside the Next step button. */
  tip: string | null
  /** How long the page is planned to take with eight people; null in a revision older than this field. */
  minutes: number | null
  /** For whoever leads the session, and not on the shared screen. */
  note: string | null
  /** What can be left out when the team is late. */
  shorten: string | null
  /** What is used on this page, by its name in the material of the version. */
  material: string[]
}

export interface SurveyPage extends PageBase {
  kind: 'video' | 'assignment' | 'group'
  /** v1 shows the two workshop roles on pages where they act. */
  roles: boolean
  /** The box or case layer this page opens, drawn beside the title. */
  opens: string | null
  timer: PageTimer | null
  /** A break after the film, with a clock of its own that never holds the page closed. */
  breakSeconds: number | null
  /** Scores drawn on this page: beside the desired ones, or with the biggest gap and its advice. */
  scores: 'desired' | 'gap' | null
  films: Films | null
  group: Group | null
}

export interface ResultsPage extends PageBase {
  kind: 'overview' | 'video' | 'photo' | 'text' | 'name' | 'opinion' | 'final'
  opinion: { type: OpinionType; statement: string } | null
  films: Films | null
}

export type Films = Partial<Record<Language, Film>>
export interface Film {
  title: string
  /** What is said, sentence by sentence, with its English translation. */
  transcript: { text: string; english: string }[]
}

export type OpinionType = 'experience' | 'relevant'

export interface Group {
  id: number
  subtitle: string
  questions: Question[]
  /** How the group is staged; a plain group shows its questions one under the other. */
  view: 'plain' | 'line' | 'card' | 'ordering' | 'slides'
  slides: { image: string; title: string }[]
  /** Next step is open from the start. */
  proceedAtOnce: boolean
  /** Left out of the answers page, the PDF and the HR view. */
  hidden: boolean
  /** Lists are numbered in the PDF. */
  numbered: boolean
}

interface QuestionBase {
  id: number
  title: string
}

export type Question =
  | (QuestionBase & { type: 'slider'; min: number; max: number; initial: number; indicator: Indicator | null })
  | (QuestionBase & { type: 'text'; lines: 'one' | 'many'; writtenBy: 'team' | 'timer' })
  | (QuestionBase & { type: 'revisit'; field: 'text' | 'line' | 'date'; copiedFrom: number | null })
  | (QuestionBase & { type: 'multiple'; options: string[]; others: boolean })
  | (QuestionBase & { type: 'yesno'; yes: string; no: string })
  | (QuestionBase & { type: 'ranking'; options: { id: number; value: string; image: string }[] })

export type QuestionType = Question['type']
export type QuestionOf<Type extends QuestionType> = Extract<Question, { type: Type }>
