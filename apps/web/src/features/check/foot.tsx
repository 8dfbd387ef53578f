import { m } from '@thrive/words'
import { ProfessorTip } from '../../brand/professor-tip.tsx'
import { Link } from '../../lib/navigation.tsx'
import { Button } from '../../ui/form/button.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { arrowRight } from '../../ui/layout/arrow-right.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { saved } from '../../ui/layout/icon-paths.ts'
import { printer } from './icons.ts'
import type { TestName, Verdicts } from './judge.ts'

/** The professor's tips for failed tests, most important first. */
const TIPS: [TestName, () => string][] = [
  ['sound', m.check_tip_sound],
  ['storage', m.check_tip_storage],
  ['network', m.check_tip_network],
  ['camera', m.check_tip_camera],
]

interface CheckFootProps {
  slug: string
  verdicts: Verdicts
  ready: boolean
}

export function CheckFoot({ slug, verdicts, ready }: CheckFootProps) {
  const isTrouble = ([name]: (typeof TIPS)[number]) => ['look', 'fail'].includes(verdicts[name]?.state ?? 'ok')
  const [, tip] = TIPS.find(isTrouble) ?? [null, m.check_tip]
  return (
    <footer className="foot">
      <Button look="quiet" icon={printer} onClick={() => print()}>
        {m.check_print()}
      </Button>
      {ready ? (
        <p className="ready-plate display" role="status">
          <Icon path={saved} />
          {m.check_ready()}
        </p>
      ) : (
        <ProfessorTip>{tip()}</ProfessorTip>
      )}
      <Link className={buttonClass({ big: true, ready, look: ready ? undefined : 'second' })} href={`/version/${slug}`}>
        {ready ? m.to_start() : m.check_start_anyway()}
        {ready && <Icon path={arrowRight} />}
      </Link>
    </footer>
  )
}
