import type { Locale } from './languages.ts'
import { downloadPath } from './media.ts'
import { filePath } from './upload.ts'
import type { Film, Group, PageWords, Question, ResultsPage, SurveyPage, Words, Workshop } from './workshop.ts'

/** Returns the workshop in a language. Untranslated texts stay English. */
export function inLocale(workshop: Workshop, locale: Locale): Workshop {
  const words: Words = (locale !== 'en' && workshop.words[locale]) || { survey: {}, results: {} }
  const { start, tutorial, journey, gapAdvice, extraRules } = words
  return {
    ...workshop,
    locale,
    words: {},
    start: { ...workshop.start, ...given(start) },
    tutorial: tutorialIn(workshop.tutorial, tutorial, locale),
    journey: { ...workshop.journey, parts: titled(workshop.journey.parts, journey?.parts) },
    gapAdvice: { ...workshop.gapAdvice, ...given(gapAdvice) },
    extraRules: extraRules ?? workshop.extraRules,
    survey: workshop.survey.map((page) => surveyPageIn(page, words.survey[page.key])),
    results: workshop.results.map((page) => resultsPageIn(page, words.results[page.key])),
  }
}

/** Drops undefined entries, so that they do not override English texts. */
const given = <Texts extends object>(words: Texts = {} as Texts) =>
  Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined)) as {
    [Key in keyof Texts]?: Exclude<Texts[Key], undefined>
  }

/** Replaces titles by position. */
const titled = <Titled extends { title: string }>(
  things: Titled[],
  words: { title?: string | undefined }[] | undefined,
): Titled[] => things.map((thing, nth) => ({ ...thing, ...given(words?.[nth]) }))

function tutorialIn(
  tutorial: Workshop['tutorial'],
  words: Words['tutorial'] = {},
  locale: Locale,
): Workshop['tutorial'] {
  const { infographic, kit, ...rest } = words
  return {
    ...tutorial,
    ...given(rest),
    infographic: linkIn(tutorial.infographic, infographic, locale),
    kit: linkIn(tutorial.kit, kit, locale),
  }
}

type Link = Workshop['tutorial']['kit']

/** A translated link leads to the file in the same language. */
const linkIn = (link: Link, words: { label: string } | undefined, locale: Locale): Link => {
  if (!link) return null
  const { label } = words ?? link
  if (link.own) return { label, path: filePath.pdf(link.own) }
  return { label, path: words ? downloadPath(link.path, locale) : link.path }
}

/** The organisation's own film speaks its own words. */
const filmIn = ({ own, ...film }: Film): Film => {
  if (!own) return film
  const { file, poster, captions, transcript = film.transcript } = own
  return { ...film, transcript, own: { file, poster, captions } }
}

const filmsIn = <Films extends SurveyPage['films']>(films: Films): Films =>
  films && (Object.fromEntries(Object.entries(films).map(([spoken, film]) => [spoken, film && filmIn(film)])) as Films)

const wordsOfAnyPage = (page: SurveyPage | ResultsPage, words: PageWords) => {
  const { title, text, tip, phones, withPhones, note, shorten } = words
  return {
    ...given({ title, text, tip, note, shorten }),
    films: filmsIn(page.films),
    phones: page.phones && { ...page.phones, ...given(phones) },
    withPhones: page.withPhones && { ...page.withPhones, ...withPhones },
  }
}

function surveyPageIn(page: SurveyPage, words: PageWords = {}): SurveyPage {
  const { opens, timer, group } = words
  return {
    ...page,
    ...wordsOfAnyPage(page, words),
    opens: page.opens && { ...page.opens, ...(opens && { label: opens }) },
    timer: page.timer && { ...page.timer, opening: page.timer.opening && { ...page.timer.opening, ...timer?.opening } },
    group: page.group && groupIn(page.group, group),
  }
}

function resultsPageIn(page: ResultsPage, words: PageWords = {}): ResultsPage {
  return { ...page, ...wordsOfAnyPage(page, words), opinion: page.opinion && { ...page.opinion, ...words.opinion } }
}

function groupIn(group: Group, words: PageWords['group'] = {}): Group {
  return {
    ...group,
    ...given({ subtitle: words.subtitle }),
    slides: titled(group.slides, words.slides).map(({ own, ...slide }) => ({
      ...slide,
      ...(own && { image: filePath.picture(own) }),
    })),
    questions: group.questions.map((question) => questionIn(question, words.questions?.[question.id])),
  }
}

type QuestionWords = NonNullable<NonNullable<PageWords['group']>['questions']>[string]

function questionIn(question: Question, { labels = {}, ...words }: QuestionWords = {}): Question {
  const named = <Named extends { value: string; label: string }>(option: Named): Named => ({
    ...option,
    label: labels[option.value] ?? option.label,
  })
  const whole = { ...question, ...given({ title: words.title }) }
  if (whole.type === 'yesno') return { ...whole, ...given({ yes: words.yes, no: words.no }) }
  if (whole.type === 'multiple') return { ...whole, options: whole.options.map(named) }
  if (whole.type === 'ranking') return { ...whole, options: whole.options.map(named) }
  return whole
}
