import { average, type QuestionOf } from '@thrive/domain'
import { m } from '@thrive/words'
import { useId, useState } from 'react'
import { Floor } from '../../brand/floor.tsx'
import { IndicatorArt } from '../../brand/indicator-art.tsx'
import { Button } from '../../ui/form/button.tsx'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { check, close, undo } from '../../ui/layout/icon-paths.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import './average-pad.css'
import { PadKeys } from './pad-keys.tsx'

interface AveragePadProps {
  question: QuestionOf<'slider'>
  onUse: (score: number) => void
  onClose: () => void
}

/** Works out the average of the slips that are read out. Single scores are never stored or sent. */
export default function AveragePad({ question, onUse, onClose }: AveragePadProps) {
  const id = useId()
  const { indicator, min, max } = question
  const [scores, setScores] = useState<readonly number[]>([])
  const count = scores.length
  const last = scores.at(-1)
  // A slip of 0 counts as 0, but the slider has no 0.
  const score = count > 0 ? Math.max(min, average(scores)) : null
  const sign = score === null ? undefined : { score, words: m.floor_average({ score }) }
  return (
    <Dialog className="pad" labelledBy={id} describedBy={`${id}-how`} onClose={onClose}>
      <div className="in" data-i={indicator ?? undefined}>
        <header>
          {indicator && <IndicatorArt indicator={indicator} />}
          <div>
            <h2 id={id}>{m.pad_title()}</h2>
            <p id={`${id}-how`}>{m.pad_how()}</p>
          </div>
          <IconButton icon={close} label={m.close()} onClick={onClose} />
        </header>
        <Floor
          label={score === null ? m.pad_none() : m.floor_revealed({ min, max, count, proposal: sign?.words ?? '' })}
          min={min}
          max={max}
          phones={0}
          given={0}
          values={scores.toSorted((a, b) => a - b)}
          proposal={sign}
        />
        <div className="row">
          <PadKeys last={last} onTap={(tapped) => setScores([...scores, tapped])} />
          <div className="sum">
            <p className="num">{score === null ? m.pad_none() : m.pad_count({ count })}</p>
            <p className="score" aria-hidden="true">
              {score === null ? '–' : score}
              {score !== null && <small>%</small>}
            </p>
            <output className="vh">
              {last !== undefined && score !== null && m.pad_said({ score: last, count, average: score })}
            </output>
            <Button look="second" icon={undo} locked={score === null} onClick={() => setScores(scores.slice(0, -1))}>
              {m.pad_undo()}
            </Button>
            <Button iconAfter={check} locked={score === null} onClick={() => score !== null && onUse(score)}>
              {score === null ? m.pad_use_none() : m.pad_use({ score })}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
