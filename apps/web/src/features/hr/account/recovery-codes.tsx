import { m } from '@thrive/words'
import { Button } from '../../../ui/form/button.tsx'
import { download } from '../../../ui/layout/icon-paths.ts'
import { useAccount } from '../frame/api.ts'
import { printer } from '../frame/icons.ts'
import { copySheets } from './factor-icons.ts'
import './recovery-codes.css'
import { useCopy } from '../../../lib/use-copy.ts'

export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { data: account } = useAccount()
  const { copy, copied } = useCopy()
  const text = [m.codes_file({ email: account?.email ?? '' }), '', ...codes, ''].join('\n')
  return (
    <div className="stack recovery-codes">
      <ol aria-label={m.codes_list()}>
        {codes.map((code) => (
          <li key={code} className="num">
            {code}
          </li>
        ))}
      </ol>
      <div className="row keys">
        <Button look="second" icon={download} onClick={() => saveText(text)}>
          {m.codes_download()}
        </Button>
        <Button look="second" icon={copySheets} onClick={() => copy(text)}>
          {m.codes_copy()}
        </Button>
        <Button look="second" icon={printer} onClick={() => print()}>
          {m.codes_print()}
        </Button>
      </div>
      <p className="hint" role="status">
        {copied && m.codes_copied()}
      </p>
    </div>
  )
}

function saveText(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(url)
}
