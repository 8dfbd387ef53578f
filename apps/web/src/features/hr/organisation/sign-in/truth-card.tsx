import { m } from '@thrive/words'
import { classNames } from '../../../../ui/layout/class-names.ts'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { checkMark, dash, differs, pencil, playLine } from '../../../../ui/layout/line-icons.ts'
import { unbrokenMoment } from '../../frame/moments.ts'
import { Sign } from '../../frame/sign.tsx'
import type { SignIn } from './api.ts'
import { isInForce, type TruthRow, truthRows } from './truth.ts'

/** Saved settings next to those in use, so that a wish is never mistaken for a fact. */
export function TruthCard({ saved }: { saved: SignIn }) {
  return (
    <section className="card c8" aria-labelledby="truth">
      <h2 id="truth">{m.sign_in_truth()}</h2>
      <p className="muted">{aboutTruth(saved)}</p>
      <table className="cards truth">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{m.sign_in_setting()}</span>
            </th>
            <th scope="col">
              <Icon path={pencil} line />
              {m.sign_in_saved()}
            </th>
            <th scope="col">
              <Icon path={playLine} line />
              {m.sign_in_in_use()}
            </th>
            <th scope="col">
              <span className="vh">{m.sign_in_same_or_not()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {truthRows(saved).map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ row: { name, saved, inUse, isSame, isCode, isWish } }: { row: TruthRow }) {
  const Value = isCode ? 'code' : isWish ? 'b' : 'span'
  return (
    <tr className={classNames(!isSame && 'dif')}>
      <th scope="row">{name}</th>
      <td data-l={m.sign_in_saved()}>
        <Value>{saved}</Value>
      </td>
      <td data-l={m.sign_in_in_use()}>
        {inUse === null ? (
          <Sign icon={dash} look="dim">
            {m.sign_in_none()}
          </Sign>
        ) : isCode ? (
          <code>{inUse}</code>
        ) : (
          <span>{inUse}</span>
        )}
      </td>
      <td data-l="">
        <Sign icon={isSame ? checkMark : differs} look={isSame ? 'dim' : undefined}>
          {isSame ? m.sign_in_same() : m.sign_in_differs()}
        </Sign>
      </td>
    </tr>
  )
}

function aboutTruth(saved: SignIn): string {
  const { inUse, savedAt } = saved
  if (isInForce(saved)) return inUse ? m.sign_in_truth_same() : m.sign_in_truth_now()
  const now = inUse?.testedAt
    ? m.sign_in_truth_since({ moment: unbrokenMoment(inUse.testedAt) })
    : m.sign_in_truth_now()
  return savedAt ? `${m.sign_in_truth_waits({ moment: unbrokenMoment(savedAt) })} ${now}` : now
}
