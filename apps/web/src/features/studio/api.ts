import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Response as Answer, Input } from '@thrive/contract'
import { LOCALES, type Locale } from '@thrive/domain'
import { queryClient } from '../../lib/query.tsx'
import {
  type Check,
  hasFields,
  isFlag,
  isList,
  isListOf,
  isNumber,
  isObject,
  isOneOf,
  isRecord,
  isSaved,
  isText,
  orNull,
} from '../../lib/shape.ts'
import { ask } from '../hr/frame/api.ts'

export type Studio = Answer<'GET /api/admin/studio'>
export type StudioWorkshop = Studio['workshops'][number]
export type Lately = Studio['lately'][number]
export type StoryPage = Answer<'GET /api/admin/studio/pages/:slug'>['pages'][number]
export type DraftPage = Answer<'GET /api/admin/studio/page/:slug/:section/:key'>
export type DraftField = DraftPage['fields'][number]
export type DraftWords = NonNullable<DraftField['languages'][Locale]>
export type FilmFacts = DraftPage['films'][number]
export type Problem = DraftPage['problems'][number]
export type Changes = Answer<'GET /api/admin/studio/changes/:slug'>
export type Change = Changes['changes'][number]
export type Edition = StudioWorkshop['edition']
export type SourceText = Answer<'GET /api/admin/studio/texts/:slug'>['texts'][number]
export type Offer = Answer<'GET /api/admin/studio/offer/:slug'>
export type Value = Change['after']

const isEdition = hasFields<Edition>({ number: isNumber, at: isText, note: isText, published: isFlag })
const isNumbered = isRecord({ number: isNumber })
const isPublished = isRecord({ edition: isNumber })
const areChanges = isListOf(hasFields<Change>({ place: isText, lang: isOneOf(...LOCALES) }))
export const areProblems: Check<Problem[]> = isListOf(hasFields<Problem>({ place: isText, code: isText as never }))

const isStudio = isRecord<Studio>({
  workshops: isListOf(
    hasFields<StudioWorkshop>({ version_slug: isText, name: isText, edition: isEdition, languages: isObject }),
  ),
  lately: isList,
})
const isPages = isRecord<{ pages: StoryPage[] }>({
  pages: isListOf(hasFields<StoryPage>({ section: isText as never, key: isText, title: isText, kind: isText })),
})
const isPage = isRecord<DraftPage>({
  fields: isListOf(hasFields<DraftField>({ place: isText, kind: isText as never, languages: isObject })),
  problems: areProblems,
  films: isList,
})
const isTexts = isRecord<{ texts: SourceText[] }>({
  texts: isListOf(hasFields<SourceText>({ place: isText, key: isText, title: isText })),
})
const isChanges = isRecord<Changes>({ number: isNumber, changes: areChanges, problems: areProblems })
const isEditions = isRecord<Answer<'GET /api/admin/studio/editions/:slug'>>({
  editions: isListOf(isEdition),
  next_cursor: orNull(isText),
})
const isOffer = hasFields<Offer>({ release: orNull(isNumber), changes: isList })

/** Other authors change the same draft: refetch on each visit, and show what is known until then. */
const LIVE = { staleTime: 0, placeholderData: keepPreviousData } as const

export const useStudio = () =>
  useQuery({ queryKey: ['studio', 'overview'], queryFn: () => ask('GET /api/admin/studio', {}, isStudio), ...LIVE })

/** The card of one workshop in the overview. */
export function useWorkshop(slug: string): StudioWorkshop | undefined {
  return useStudio().data?.workshops.find(({ version_slug }) => version_slug === slug)
}

export const usePages = (slug: string, lang: Locale) =>
  useQuery({
    queryKey: ['studio', 'pages', slug, lang],
    queryFn: async () => (await ask('GET /api/admin/studio/pages/:slug', { slug, lang }, isPages)).pages,
    ...LIVE,
  })

export interface PageName {
  slug: string
  section: string
  key: string
}

const pageKey = ({ slug, section, key }: PageName) => ['studio', 'page', slug, section, key]

export const usePage = (name: PageName) =>
  useQuery({
    queryKey: pageKey(name),
    queryFn: () => ask('GET /api/admin/studio/page/:slug/:section/:key', { ...name }, isPage),
    staleTime: 0,
  })

export const refetchPage = (name: PageName) => queryClient.invalidateQueries({ queryKey: pageKey(name) })

/** Changes what this browser knows of a page, until it asks again. */
export const setPage = (name: PageName, change: (page: DraftPage) => DraftPage) =>
  queryClient.setQueryData<DraftPage>(pageKey(name), (page) => page && change(page))

export const useTexts = (slug: string, lang: Locale) =>
  useQuery({
    queryKey: ['studio', 'texts', slug, lang],
    queryFn: async () => (await ask('GET /api/admin/studio/texts/:slug', { slug, lang }, isTexts)).texts,
    staleTime: 0,
  })

export const useChanges = (slug: string) =>
  useQuery({
    queryKey: ['studio', 'changes', slug],
    queryFn: () => ask('GET /api/admin/studio/changes/:slug', { slug }, isChanges),
    staleTime: 0,
  })

export const refetchChanges = (slug: string) => queryClient.invalidateQueries({ queryKey: ['studio', 'changes', slug] })

export const useEditions = (slug: string) =>
  useInfiniteQuery({
    queryKey: ['studio', 'editions', slug],
    queryFn: ({ pageParam }) => ask('GET /api/admin/studio/editions/:slug', { slug, cursor: pageParam }, isEditions),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: 0,
  })

export const useEdition = (slug: string, number: number, enabled: boolean) =>
  useQuery({
    queryKey: ['studio', 'edition', slug, number],
    queryFn: () =>
      ask(
        'GET /api/admin/studio/edition/:slug/:number',
        { slug, number: String(number) },
        isRecord({ edition: isEdition, changes: areChanges }),
      ),
    enabled,
  })

export const useOffer = (slug: string) =>
  useQuery({
    queryKey: ['studio', 'offer', slug],
    queryFn: () => ask('GET /api/admin/studio/offer/:slug', { slug }, isOffer),
    staleTime: 0,
  })

/** Everything that is known of the studio may be out of date. */
const refetchStudio = () => queryClient.invalidateQueries({ queryKey: ['studio'], predicate: isAsked })
const isAsked = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== 'draft' && queryKey[1] !== 'ticket'

export async function takeBack(input: Input<'POST /api/admin/studio/take-back'>): Promise<void> {
  await ask('POST /api/admin/studio/take-back', input, isNumbered)
  await refetchStudio()
}

export async function callStillRight(slug: string, lang: Locale, places: string[]): Promise<void> {
  await ask('POST /api/admin/studio/still-right', { slug, lang, places: JSON.stringify(places) }, isSaved)
  await refetchStudio()
}

export async function publish(slug: string, number: number, note: string): Promise<number> {
  const { edition } = await ask('POST /api/admin/studio/publish', { slug, number: String(number), note }, isPublished)
  await refetchStudio()
  return edition
}

export async function goBack(slug: string, edition: number, note: string): Promise<number> {
  const input = { slug, edition: String(edition), note }
  const answer = await ask('POST /api/admin/studio/go-back', input, isPublished)
  await refetchStudio()
  return answer.edition
}

export async function answerOffer(slug: string, release: number, take: { place: string; lang: Locale }[]) {
  const input = { slug, release: String(release), take: JSON.stringify(take) }
  await ask('POST /api/admin/studio/offer', input, isNumbered)
  await refetchStudio()
}

/** The path of the draft's preview; its ticket lasts a day. */
export const usePreviewPath = (slug: string) =>
  useQuery({
    queryKey: ['studio', 'ticket', slug],
    queryFn: async () => (await ask('POST /api/admin/studio/preview', { slug }, isRecord({ path: isText }))).path,
    staleTime: 12 * 3_600_000,
  })

export const tryDraft = (slug: string, lang: Locale) =>
  ask('POST /api/admin/studio/try', { slug, lang }, isRecord({ uuid: isText, path: isText }))
