import type { Change } from './api.ts'
import { DifferenceText } from './difference-text.tsx'
import { isWhole, valueText } from './value-text.ts'

interface BeforeAfterProps {
  change: Pick<Change, 'place' | 'lang' | 'before' | 'after'>
  /** What stands above each side. */
  before: string
  after: string
}

/** One change: what it took away on the left, what it brought on the right. */
export function BeforeAfter({ change, before, after }: BeforeAfterProps) {
  const { place, lang } = change
  const texts = {
    before: valueText(place, change.before),
    after: valueText(place, change.after),
    isWhole: isWhole(place, change.after),
  }
  return (
    <div className="before-after">
      <div>
        <p className="which">{before}</p>
        <div lang={lang}>
          <DifferenceText {...texts} side="before" />
        </div>
      </div>
      <div>
        <p className="which">{after}</p>
        <div lang={lang}>
          <DifferenceText {...texts} side="after" />
        </div>
      </div>
    </div>
  )
}
