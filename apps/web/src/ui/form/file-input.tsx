import type { ComponentProps } from 'react'

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'hidden' | 'onChange'> {
  accept: string
  onFile: (file: File) => void
}

/** Out of sight: a button of the caller clicks it. */
export const FileInput = ({ onFile, ...props }: FileInputProps) => (
  <input
    {...props}
    hidden
    type="file"
    onChange={({ target }) => {
      const [file] = target.files ?? []
      if (file) onFile(file)
      // Allows choosing the same file again, corrected meanwhile.
      target.value = ''
    }}
  />
)
