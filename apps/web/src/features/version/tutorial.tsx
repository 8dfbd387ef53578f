import type { Tutorial as TutorialTexts } from '@thrive/domain'
import { buttonClass } from '../../ui/button-class.ts'
import { Coach } from '../../ui/coach.tsx'
import { Icon } from '../../ui/icon.tsx'
import { download } from '../../ui/icon-paths.ts'
import { Prose } from '../../ui/prose.tsx'
import './tutorial.css'

export function Tutorial({ tutorial, onClose }: { tutorial: TutorialTexts; onClose: () => void }) {
  const { title, text, motto, infographic, supportEmail } = tutorial
  return (
    <Coach
      title={title}
      onClose={onClose}
      actions={
        infographic && (
          <a className={buttonClass({ look: 'second' })} href={infographic.path} target="_blank" rel="noreferrer">
            <Icon path={download} />
            {infographic.label}
          </a>
        )
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
