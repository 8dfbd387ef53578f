import type { Tutorial as TutorialTexts } from '@thrive/domain'
import { m } from '@thrive/words'
import { Coach } from '../../brand/coach.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { download } from '../../ui/layout/icon-paths.ts'
import { Prose } from '../../ui/layout/prose.tsx'
import './tutorial.css'

interface TutorialProps {
  slug: string
  tutorial: TutorialTexts
  onClose: () => void
}

export function Tutorial({ slug, tutorial, onClose }: TutorialProps) {
  const { title, text, motto, infographic, kit, supportEmail } = tutorial
  const files = [infographic, kit].flatMap((file) => file ?? [])
  return (
    <Coach
      title={title}
      onClose={onClose}
      actions={
        <>
          <a className={buttonClass({ look: 'second' })} href={`/guide/${slug}`} target="_blank" rel="noreferrer">
            {m.guide_link()}
          </a>
          {files.map(({ label, path }) => (
            <a key={path} className={buttonClass({ look: 'second' })} href={path} target="_blank" rel="noreferrer">
              <Icon path={download} />
              {label}
            </a>
          ))}
        </>
      }
    >
      {motto.length > 0 && (
        <ul className="motto">
          {motto.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Prose>{text.replaceAll('{email}', `[${supportEmail}](mailto:${supportEmail})`)}</Prose>
    </Coach>
  )
}
