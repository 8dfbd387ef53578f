import { LANGUAGES, LOCALES, type Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { speaking } from '@thrive/words/locale'
import { useState } from 'react'
import { useLocale } from '../../../lib/locale.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Pick } from '../../../ui/form/pick.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { printer } from '../frame/icons.ts'
import { Problem } from '../frame/problem.tsx'
import type { RoundChoice } from '../frame/round-choice.ts'
import type { RoundScores } from '../insight/api.ts'
import { RoundPicks } from '../insight/round-picks.tsx'
import type { OwnSentence } from './cover-sheet.tsx'
import { type Ink, Paper } from './paper.tsx'
import { type ReportData, useReportData } from './report-data.ts'
import { comparedOf } from './report-facts.ts'
import { sentenceOf } from './sentence.ts'
import { sheetsOf } from './sheets.tsx'
import { usePaperWords } from './use-paper-words.ts'
import { usePrint } from './use-print.ts'

const SENTENCE = 120

interface ReportFormProps {
  rounds: readonly RoundScores[]
  choice: RoundChoice
  choose: (change: Partial<RoundChoice>) => void
}

/** What is in the report, and its pages as they will be printed. */
export function ReportForm({ rounds, choice, choose }: ReportFormProps) {
  const [lang, setLang] = useState<Locale>(useLocale())
  const [ink, setInk] = useState<Ink>('colour')
  /** Null while the sentence made from the figures stands. */
  const [typed, setTyped] = useState<string | null>(null)
  const words = usePaperWords(lang)
  const { data, error, retry } = useReportData(choice, lang)
  const isReady = data !== null && words.isReady
  const made = isReady ? speaking(lang, () => sentenceOf(comparedOf(data)) ?? '') : ''
  const own = data && ownOf(typed, made, data)
  const sheets = isReady ? speaking(lang, () => sheetsOf(data, own)) : []
  const print = usePrint(lang, isReady ? `${data.round.name} – ${m.hr_report()}` : '')
  const isTooLong = (typed ?? '').length > SENTENCE
  const problem = error ?? words.error
  return (
    <div className="report">
      <form className="card stack" noValidate onSubmit={(event) => event.preventDefault()}>
        <h2>{m.report_what()}</h2>
        <RoundPicks rounds={rounds} choice={choice} choose={choose} />
        <Pick
          label={m.language()}
          value={lang}
          options={LOCALES.map((value) => ({ value, label: LANGUAGES[value], lang: value }))}
          onChange={setLang}
        />
        <div className="field">
          <span className="label">{m.report_ink()}</span>
          <Segmented
            label={m.report_ink()}
            value={ink}
            onChange={setInk}
            options={[
              { value: 'colour', label: m.report_colour() },
              { value: 'grey', label: m.report_grey() },
            ]}
          />
        </div>
        <TextArea
          label={m.report_sentence()}
          hint={m.report_sentence_hint()}
          rows={3}
          limit={SENTENCE}
          lang={lang}
          value={typed ?? made}
          disabled={sheets.length === 1}
          onChange={(text) => setTyped(text === made ? null : text)}
        />
        <Button icon={printer} disabled={!isReady || isTooLong} onClick={print}>
          {m.report_print()}
        </Button>
        <p className="hint">{m.report_print_hint()}</p>
      </form>
      {problem && !isReady && <Problem error={problem} onRetry={error ? retry : words.retry} />}
      <Paper sheets={sheets} lang={lang} ink={ink} isBusy={!isReady && !problem} />
    </div>
  )
}

function ownOf(typed: string | null, made: string, { account }: ReportData): OwnSentence {
  const text = typed?.trim() ?? ''
  return text === '' || text === made ? null : { text, by: account.name ?? account.email }
}
