import type { UploadKind } from '@thrive/domain'
import { m } from '@thrive/words'
import { Link } from '../../../lib/navigation.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { buttonClass } from '../../../ui/form/button-class.ts'
import { undo } from '../../../ui/layout/icon-paths.ts'
import { filmAddress, pageOfPlace } from '../addresses.ts'
import type { FieldProps } from '../field-props.ts'
import { FieldShell } from '../field-shell.tsx'
import { valueText } from '../value-text.ts'
import { DropFile } from './drop-file.tsx'
import './film.css'
import { UploadRow } from './upload-row.tsx'
import { useUpload } from './use-upload.ts'

/** The film in use, with the way to its own screen; a picture or PDF can be replaced here. */
export function FilmField(props: FieldProps) {
  const { slug, field, edited, facts } = props
  if (field.kind !== 'film') return <FileField {...props} />
  return (
    <FieldShell facts={facts} isGroup>
      {() => (
        <>
          <p className="muted">{m.studio_film_in_use({ name: valueText(field.place, edited.value) })}</p>
          <Link
            className={`${buttonClass({ look: 'second', slim: true })} film-link`}
            href={filmAddress(slug, pageOfPlace(field.place))}
          >
            {m.film_open()}
          </Link>
        </>
      )}
    </FieldShell>
  )
}

const ACCEPT = { picture: 'image/*', pdf: 'application/pdf,.pdf' }

function FileField({ field, edited, facts }: FieldProps) {
  const kind: UploadKind = field.kind === 'pdf' ? 'pdf' : 'slide'
  const isOwn = typeof edited.value === 'string'
  const put = (file: string | null) => {
    edited.change(file)
    edited.leave()
  }
  const { progress, start, stop } = useUpload(kind, ({ file }) => put(file))
  return (
    <FieldShell facts={facts} isGroup>
      {() => (
        <>
          <p className="muted">{isOwn ? m.film_file_yours() : m.film_file_release()}</p>
          {isOwn && (
            <Button look="quiet" slim icon={undo} onClick={() => put(null)}>
              {m.film_file_back()}
            </Button>
          )}
          {progress && <UploadRow progress={progress} onStop={stop} />}
          <DropFile
            label={kind === 'pdf' ? m.film_drop_pdf() : m.film_drop_picture()}
            accept={kind === 'pdf' ? ACCEPT.pdf : ACCEPT.picture}
            onFile={(file) => start(file, file.name)}
          />
        </>
      )}
    </FieldShell>
  )
}
