import { LINE_FAULTS, type LineFault } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { circleCheck, copySheets, pencil, triangle } from '../../../ui/layout/line-icons.ts'
import type { Checked } from './api.ts'
import { ProblemLines } from './problem-lines.tsx'
import type { ListControl } from './use-invitee-list.ts'
import './list-verdict.css'

type FaultWord = (count: { count: number }) => string

const FAULTS: Record<LineFault, FaultWord> = {
  'not-an-address': m.list_not_an_address,
  twice: m.list_twice,
  domain: m.list_domain,
  'too-long': m.list_too_long,
  'unknown-language': m.list_unknown_language,
}

/** An address in another place of the list, or a language, is corrected in the list itself. */
const CORRECTABLE: readonly LineFault[] = ['not-an-address', 'domain', 'too-long']
const EXAMPLES = 3

/** What the server says of a list: how many are fine, and what is wrong with the rest, line by line. */
export function ListVerdict({ list }: { list: ListControl }) {
  const { checked, checking, isEmpty } = list
  return (
    <div className="list-verdict" role="status" aria-busy={checking}>
      {checking && !checked && <p className="row">{m.list_checking()}</p>}
      {checked && !isEmpty && (
        <>
          <div className="row">
            <Icon path={circleCheck} line />
            <span className="n">{inDigits(checked.fine)}</span>
            <span>
              <b>{m.list_fine({ count: checked.fine })}</b>
              {checked.fine > checked.new && <> {m.list_known({ count: checked.fine - checked.new })}</>}
              {checked.labels.length > 0 && <> {m.list_labels({ labels: checked.labels.join(', ') })}</>}
            </span>
          </div>
          {LINE_FAULTS.map((code) => (
            <FaultRow key={code} code={code} checked={checked} list={list} />
          ))}
        </>
      )}
    </div>
  )
}

function FaultRow({ code, checked, list }: { code: LineFault; checked: Checked; list: ListControl }) {
  const [isOpen, setIsOpen] = useState(false)
  const problems = checked.problems.filter((problem) => problem.code === code)
  if (problems.length === 0) return null
  const examples = problems.slice(0, EXAMPLES).map(({ text }) => text)
  const isCorrectable = CORRECTABLE.includes(code)
  return (
    <>
      <div className="row">
        <span className={code === 'twice' ? undefined : 'bad'}>
          <Icon path={code === 'twice' ? copySheets : triangle} line />
        </span>
        <span className="n">{inDigits(problems.length)}</span>
        <span className="examples">
          <b>{FAULTS[code]({ count: problems.length })}</b> {examples.join(', ')}
          {problems.length > EXAMPLES && ' …'}
        </span>
        {isCorrectable && (
          <Button look="quiet" slim aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <Icon path={pencil} line />
            {m.list_correct()}
          </Button>
        )}
      </div>
      {isCorrectable && isOpen && (
        <ProblemLines problems={problems} isOfFile={list.file !== null} onCorrect={list.correct} />
      )}
    </>
  )
}
