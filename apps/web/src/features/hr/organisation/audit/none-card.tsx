import { m } from '@thrive/words'
import { Fragment } from 'react'
import { Button } from '../../../../ui/form/button.tsx'
import { Inserted, SLOT } from '../../../../ui/layout/inserted.tsx'
import { isLogFiltered, type LogFilters, logFilterWords } from './filters.ts'

/** Shown if no entry matches, or there is none at all. */
export function NoneCard({ filters, onShowAll }: { filters: LogFilters; onShowAll: () => void }) {
  return (
    <section className="card log-none" role="status">
      <svg className="art" viewBox="0 0 260 150" aria-hidden="true">
        <rect x="74" y="14" width="112" height="124" rx="10" />
        <path d="M96 46h68M96 74h68M96 102h40" />
      </svg>
      {isLogFiltered(filters) ? (
        <>
          <h2>{m.audit_none()}</h2>
          <p>
            <Inserted text={m.audit_none_fits({ filters: SLOT })}>
              {logFilterWords(filters).map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && ' · '}
                  <span className="part">{part}</span>
                </Fragment>
              ))}
            </Inserted>
          </p>
          <Button look="second" onClick={onShowAll}>
            {m.audit_show_all()}
          </Button>
        </>
      ) : (
        <h2>{m.audit_nothing()}</h2>
      )}
    </section>
  )
}
