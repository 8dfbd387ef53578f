import { Choice } from '../../../ui/form/aria/select.tsx'
import type { Direction, Sort } from '../filter/filters.ts'

const ORDERS: readonly { value: `${Sort} ${Direction}`; label: string }[] = [
  { value: 'finished desc', label: 'Newest first' },
  { value: 'finished asc', label: 'Oldest first' },
  { value: 'name asc', label: 'Teamname, A to Z' },
  { value: 'name desc', label: 'Teamname, Z to A' },
  { value: 'email asc', label: 'E-mail, A to Z' },
  { value: 'email desc', label: 'E-mail, Z to A' },
  { value: 'version asc', label: 'Versie, first to last' },
  { value: 'version desc', label: 'Versie, last to first' },
]

interface SortChoiceProps {
  sort: Sort
  direction: Direction
  onSort: (sort: Sort, direction: Direction) => void
}

/** For a narrow screen, where rows are cards and there are no headings to press. */
export function SortChoice({ sort, direction, onSort }: SortChoiceProps) {
  return (
    <Choice
      className="sort-choice"
      label="Sort by"
      options={ORDERS}
      value={`${sort} ${direction}`}
      onChange={(order) => {
        const [by, towards] = order.split(' ') as [Sort, Direction]
        onSort(by, towards)
      }}
    />
  )
}
