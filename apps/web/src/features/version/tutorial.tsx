import type { Tutorial as TutorialTexts } from '@thrive/domain'
import { buttonClass } from '../../ui/button-class.ts'
import { Coach } from '../../ui/coach.tsx'
import { Icon } from '../../ui/icon.tsx'
import { download } from '../../ui/icon-paths.ts'
import { Prose } from '../../ui/prose.tsx'
import './tutorial.css'

export function Tutorial({ tutorial, onClose }: { tutorial: TutorialTexts; onClose: () => void }) {
  const { title, text, motto, infographic, kit, supportEmail } = tutorial
  const files = [infographic, kit].flatMap((file) => file ?? [])
  return (
    <Coach
      title={title}
      onClose={onClose}
      actions={
        files.length > 0 &&
        files.map(({ label, path }) => (
          <a key={path} className={buttonClass({ look: 'second' })} href={path} target="_blank" rel="noreferrer">
            <Icon path={download} />
            {label}
          </a>
        ))
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
