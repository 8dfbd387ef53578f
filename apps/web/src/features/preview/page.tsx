import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LOCALES, type Workshop } from '@thrive/domain'
import { loadWords } from '@thrive/words/load'
import { lazy, Suspense, useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { faultsAt } from '../../lib/fit/faults.ts'
import { measureScreen } from '../../lib/fit/screen-facts.ts'
import { useSwitchLocale } from '../../lib/locale.ts'
import { useParams } from '../../lib/navigation.tsx'
import type { FromPreview, ShownDraft, ToPreview } from '../../lib/preview-messages.ts'
import { withQueries } from '../../lib/query.tsx'
import { isPlan } from '../session/shapes.ts'
import { RoomPreview } from './room-preview.tsx'

const PhonePreview = lazy(() => import('./phone-preview.tsx'))
const PdfPreview = lazy(async () => {
  const [{ PdfPreview }, parts] = await Promise.all([import('./pdf-preview.tsx'), import('../report/page.tsx')])
  return { default: (props: ViewProps) => <PdfPreview {...props} parts={parts} /> }
})

interface ViewProps {
  workshop: Workshop
  position: number
}

const send = (message: FromPreview) => parent.postMessage(message, location.origin)

function shownIn(search: string): ShownDraft {
  const query = new URLSearchParams(search)
  const view = query.get('view')
  return {
    section: query.get('section') ?? 'survey',
    key: query.get('key') ?? '',
    lang: LOCALES.find((locale) => locale === query.get('lang')) ?? 'en',
    lights: query.get('lights') === 'off' ? 'off' : 'on',
    view: view === 'phone' || view === 'pdf' ? view : 'room',
    saves: 0,
    edition: Number(query.get('edition')) || undefined,
  }
}

/** One page of a draft or an edition as teams would see it, in a frame of the studio. Nothing here is saved or counted. */
function PreviewPage() {
  const { ticket = '' } = useParams()
  const [shown, setShown] = useState(() => shownIn(location.search))
  const { lang, lights, saves, edition } = shown
  const { data: draft } = useQuery({
    queryKey: ['preview', ticket, lang, saves, edition],
    queryFn: async () => {
      const input = { ticket, lang, ...(edition && { edition: String(edition) }) }
      const workshop = await call('GET /api/preview/:ticket', input, isPlan)
      await loadWords(lang)
      return { workshop, saves, lang }
    },
    placeholderData: keepPreviousData,
  })
  useSwitchLocale(draft?.lang)
  useEffect(() => {
    document.documentElement.dataset.room = lights === 'off' ? 'dark' : 'light'
  }, [lights])
  useEffect(() => {
    const listen = async ({ origin, data }: MessageEvent<ToPreview>) => {
      if (origin !== location.origin) return
      if (data.preview === 'show') setShown(data.shown)
      if (data.preview !== 'measure') return
      await document.fonts.ready
      send({ preview: 'measured', width: innerWidth, faults: faultsAt(await measureScreen(), innerWidth) })
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    if (draft) send({ preview: 'drawn', saves: draft.saves, lang: draft.lang })
  }, [draft])
  return draft ? <View shown={shown} workshop={draft.workshop} /> : <main aria-busy="true" />
}

function View({ shown, workshop }: { shown: ShownDraft; workshop: Workshop }) {
  const { section, key, view } = shown
  const isSurvey = section === 'survey'
  const nth = (isSurvey ? workshop.survey : workshop.results).findIndex((page) => page.key === key)
  // What is of no page is seen on the first one, whose frame has it.
  const position = nth < 0 ? 1 : nth + 1 + (isSurvey ? 0 : workshop.survey.length)
  const props = { workshop, position }
  return (
    <Suspense>
      {view === 'room' && <RoomPreview {...props} />}
      {view === 'phone' && <PhonePreview {...props} />}
      {view === 'pdf' && <PdfPreview {...props} />}
    </Suspense>
  )
}

export default withQueries(PreviewPage)
