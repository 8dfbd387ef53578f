import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../../ui/layout/class-names.ts'
import './row-table.css'

/** A sign stands for its name, which is then read aloud only. */
type Head = string | { name: string; sign?: ReactNode }

interface RowTableProps extends ComponentProps<'table'> {
  heads: Head[]
}

/** A list in a card, of which each row becomes a card on a phone. */
export const RowTable = ({ heads, className, children, ...rest }: RowTableProps) => (
  <table {...rest} className={classNames('cards row-table', className)}>
    <thead>
      <tr>
        {heads.map((head) =>
          typeof head === 'string' ? (
            <th key={head} scope="col">
              {head}
            </th>
          ) : (
            <th key={head.name} scope="col">
              {head.sign}
              <span className="vh">{head.name}</span>
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)
