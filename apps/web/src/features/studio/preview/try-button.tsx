import type { Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { playLine } from '../../../ui/layout/line-icons.ts'
import { tryDraft } from '../api.ts'

/** Opens a session of the draft in a window of its own. Nobody counts it, and it goes after a day. */
export function TryButton({ slug, lang }: { slug: string; lang: Locale }) {
  const { submit, busy, problem } = useSubmit(async () => {
    // Opened at the click, or browsers would block it.
    const opened = window.open('about:blank', '_blank')
    try {
      const { path } = await tryDraft(slug, lang)
      if (opened) opened.location.href = path
      else location.href = path
    } catch (error) {
      opened?.close()
      throw error
    }
  })
  return (
    <>
      <Button look="quiet" slim aria-busy={busy} title={m.studio_try_about()} onClick={() => submit()}>
        <Icon path={playLine} line />
        {m.studio_try()}
      </Button>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
