import { m } from '@thrive/words'
import { Choice } from '../../../ui/form/aria/select.tsx'
import type { Direction, Sort } from '../frame/filters.ts'

const orders = (): readonly { value: `${Sort} ${Direction}`; label: string }[] => [
  { value: 'finished desc', label: m.sort_finished_desc() },
  { value: 'finished asc', label: m.sort_finished_asc() },
  { value: 'name asc', label: m.sort_name_asc() },
  { value: 'name desc', label: m.sort_name_desc() },
  { value: 'email asc', label: m.sort_email_asc() },
  { value: 'email desc', label: m.sort_email_desc() },
  { value: 'version asc', label: m.sort_version_asc() },
  { value: 'version desc', label: m.sort_version_desc() },
]

interface SortChoiceProps {
  sort: Sort
  direction: Direction
  onSort: (sort: Sort, direction: Direction) => void
}

/** For narrow screens, where rows are cards and there are no headings to press. */
export function SortChoice({ sort, direction, onSort }: SortChoiceProps) {
  return (
    <Choice
      className="sort-choice"
      label={m.sort_by()}
      options={orders()}
      value={`${sort} ${direction}`}
      onChange={(order) => {
        const [by, towards] = order.split(' ') as [Sort, Direction]
        onSort(by, towards)
      }}
    />
  )
}
