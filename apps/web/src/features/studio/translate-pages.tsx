import { m } from '@thrive/words'
import { Icon } from '../../ui/layout/icon.tsx'
import { checkMark } from '../../ui/layout/line-icons.ts'
import type { TextsPage } from './shown-texts.ts'

interface TranslatePagesProps {
  pages: TextsPage[]
  current: string
  onChoose: (id: string) => void
}

/** The pages, each with how much is open on it. */
export const TranslatePages = ({ pages, current, onChoose }: TranslatePagesProps) => (
  <nav className="card tight pgs" aria-label={m.studio_all_pages()}>
    {pages.map(({ id, number, title, open }) => (
      <button key={id} type="button" aria-current={id === current ? 'true' : undefined} onClick={() => onChoose(id)}>
        <span className="no">{number}</span>
        <span>{title}</span>
        {open > 0 ? (
          <span className="label-pill bad num">
            {open}
            <span className="vh"> {m.studio_open_texts()}</span>
          </span>
        ) : (
          <span className="okx">
            <Icon path={checkMark} line />
            <span className="vh">{m.studio_complete()}</span>
          </span>
        )}
      </button>
    ))}
  </nav>
)
