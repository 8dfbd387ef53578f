import { dayOf, formatDate } from '@thrive/domain'
import { Cell, Column, Row, type SortDescriptor, Table, TableBody, TableHeader } from 'react-aria-components'
import { useNavigate } from 'react-router'
import { Link } from '../../../lib/navigation.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import type { TeamRow } from '../api.ts'
import type { Direction, Sort } from '../filter/filters.ts'
import { arrowDown, arrowUp, sortable } from '../icons.ts'
import { VersionPill } from '../version-pill.tsx'
import './teams-table.css'

export const COLUMNS: readonly { sort: Sort; title: string }[] = [
  { sort: 'version', title: 'Versie' },
  { sort: 'name', title: 'Teamname' },
  { sort: 'finished', title: 'Date finished' },
  { sort: 'email', title: 'E-mailaddress teamleader' },
]
const NOT_GIVEN = 'Not given yet'

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
      aria-label="Sessions"
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
                {column.title}
                <Icon path={sortDirection ? (sortDirection === 'ascending' ? arrowUp : arrowDown) : sortable} />
              </span>
            )}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={rows.map((row) => ({ ...row, id: row.uuid }))}>
        {(row) => (
          <Row onAction={() => navigate(`/admin/${row.uuid}`)} textValue={row.name ?? row.email}>
            <Cell data-l="Versie">
              <VersionPill name={row.version_name} slug={row.version_slug} />
            </Cell>
            <Cell data-l="Teamname">
              <Link href={`/admin/${row.uuid}`}>{row.name ?? NOT_GIVEN}</Link>
            </Cell>
            <Cell data-l="Date finished" className="num">
              {formatDate(dayOf(row.finished))}
            </Cell>
            <Cell data-l="E-mail">{row.email || NOT_GIVEN}</Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  )
}
