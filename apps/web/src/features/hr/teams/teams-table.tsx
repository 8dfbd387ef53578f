import { formatDate } from '@thrive/domain'
import { m } from '@thrive/words'
import { Cell, Column, Row, type SortDescriptor, Table, TableBody, TableHeader } from 'react-aria-components'
import { Link, useNavigate } from '../../../lib/navigation.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import type { TeamRow } from '../frame/api.ts'
import type { Direction, Sort } from '../frame/filters.ts'
import { arrowDown, arrowUp, sortable } from '../frame/icons.ts'
import { VersionPill } from '../frame/version-pill.tsx'
import './teams-table.css'

export const COLUMNS: readonly { sort: Sort; title: () => string }[] = [
  { sort: 'version', title: m.table_version },
  { sort: 'name', title: m.table_name },
  { sort: 'finished', title: m.table_finished },
  { sort: 'email', title: m.table_email },
]

interface TeamsTableProps {
  rows: readonly TeamRow[]
  busy: boolean
  sort: Sort
  direction: Direction
  onSort: (sort: Sort, direction: Direction) => void
}

/** Each row is one link, stretched over it: it opens by click, middle click or Enter like any other link. */
export function TeamsTable({ rows, busy, sort, direction, onSort }: TeamsTableProps) {
  const navigate = useNavigate()
  const descriptor: SortDescriptor = { column: sort, direction: direction === 'asc' ? 'ascending' : 'descending' }
  return (
    <Table
      aria-label={m.sessions_title()}
      aria-busy={busy}
      className="cards teams"
      sortDescriptor={descriptor}
      onSortChange={(next) => onSort(next.column as Sort, next.direction === 'ascending' ? 'asc' : 'desc')}
    >
      <TableHeader>
        {COLUMNS.map((column) => (
          <Column key={column.sort} id={column.sort} allowsSorting isRowHeader={column.sort === 'name'}>
            {({ sortDirection }) => (
              <span className="sort">
                {column.title()}
                <Icon path={sortDirection ? (sortDirection === 'ascending' ? arrowUp : arrowDown) : sortable} />
              </span>
            )}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={rows.map((row) => ({ ...row, id: row.uuid }))}>
        {(row) => (
          <Row onAction={() => navigate(`/admin/${row.uuid}`)} textValue={row.name ?? row.email}>
            <Cell data-l={m.table_version()}>
              <VersionPill name={row.version_name} slug={row.version_slug} />
            </Cell>
            <Cell data-l={m.table_name()}>
              <Link href={`/admin/${row.uuid}`}>
                <bdi>{row.name ?? m.table_not_given()}</bdi>
              </Link>
            </Cell>
            <Cell data-l={m.table_finished()} className="num">
              {formatDate(row.day)}
            </Cell>
            <Cell data-l={m.table_email_short()}>{row.email || m.table_not_given()}</Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  )
}
