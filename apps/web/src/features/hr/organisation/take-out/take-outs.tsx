import { m } from '@thrive/words'
import { tagOf } from '@thrive/words/intl'
import { Tube } from '../../../../brand/tube.tsx'
import { useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Problem } from '../../../../ui/form/problem.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { circleCheck, hourglassLine, triangle, turnAgain } from '../../../../ui/layout/line-icons.ts'
import { clock, trayDown } from '../../frame/line-icons.ts'
import { momentOf } from '../../frame/moments.ts'
import { RowTable } from '../../frame/row-table.tsx'
import { Sign } from '../../frame/sign.tsx'
import { downloadTakeOut, isBeingMade, type TakeOut } from './api.ts'

interface TakeOutsProps {
  takeOuts: readonly TakeOut[]
  onAgain: () => void
}

export function TakeOuts({ takeOuts, onAgain }: TakeOutsProps) {
  const { submit, busy, problem } = useSubmit(downloadTakeOut)
  const [newest] = takeOuts
  return (
    <section className="card take-outs">
      <h2>{m.take_out_list()}</h2>
      <Problem>{problem}</Problem>
      {takeOuts.length === 0 ? (
        <p className="muted">{m.take_out_none()}</p>
      ) : (
        <RowTable heads={[m.take_out_when(), m.history_state(), { name: m.people_actions() }]}>
          {takeOuts.map((takeOut) => (
            <tr key={takeOut.id}>
              <td data-l={m.take_out_when()} className="num">
                {takeOut.madeAt
                  ? m.take_out_made({ moment: momentOf(takeOut.madeAt) })
                  : m.take_out_asked({ moment: momentOf(takeOut.askedAt) })}
              </td>
              <td data-l={m.history_state()}>
                <State takeOut={takeOut} />
              </td>
              <td className="acts">
                {isBeingMade(takeOut) && <Tube label={progressOf(takeOut)} whole={takeOut.total} part={takeOut.done} />}
                {takeOut.state === 'ready' && (
                  <Button look="second" slim aria-busy={busy} onClick={() => submit(takeOut)}>
                    <Icon path={trayDown} line />
                    {m.take_out_download({ moment: momentOf(takeOut.until ?? '') })}
                  </Button>
                )}
                {takeOut.state === 'gone' && (
                  <span className="muted">
                    {takeOut.downloadedBy
                      ? m.take_out_downloaded({ count: takeOut.downloads, who: takeOut.downloadedBy })
                      : m.take_out_not_downloaded()}
                  </span>
                )}
                {takeOut.state === 'failed' && takeOut === newest && (
                  <Button look="second" slim onClick={onAgain}>
                    <Icon path={turnAgain} line />
                    {m.take_out_again()}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </RowTable>
      )}
      <p className="vh" role="status">
        {newest && stateWords(newest)}
      </p>
    </section>
  )
}

const progressOf = ({ done, total }: TakeOut) => m.take_out_making({ done, total })

const LOOKS = {
  waiting: { icon: hourglassLine, look: undefined },
  making: { icon: hourglassLine, look: undefined },
  ready: { icon: circleCheck, look: 'ok' },
  gone: { icon: clock, look: 'dim' },
  failed: { icon: triangle, look: 'bad' },
} as const

function State({ takeOut }: { takeOut: TakeOut }) {
  return <Sign {...LOOKS[takeOut.state]}>{stateWords(takeOut)}</Sign>
}

function stateWords(takeOut: TakeOut): string {
  if (takeOut.state === 'ready') return m.take_out_ready({ size: sizeOf(takeOut.bytes) })
  if (takeOut.state === 'gone') return m.take_out_gone()
  if (takeOut.state === 'failed') return m.take_out_failed()
  return progressOf(takeOut)
}

/** In megabytes, or gigabytes from one on. */
function sizeOf(bytes: number): string {
  const [amount, unit] = bytes < 1e9 ? [bytes / 1e6, 'megabyte'] : [bytes / 1e9, 'gigabyte']
  return amount.toLocaleString(tagOf(), { style: 'unit', unit, maximumFractionDigits: 1 })
}
