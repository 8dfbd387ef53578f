import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components'
import '../field.css'
import { Icon } from '../../layout/icon.tsx'
import { check } from '../../layout/icon-paths.ts'
import { caretDown } from './icons.ts'

interface ChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
}

/** One of a few options, in a list that opens. */
export function Choice<Value extends string>({ label, options, value, onChange, className = '' }: ChoiceProps<Value>) {
  return (
    <Select
      className={`field choice-field ${className}`}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key)
        if (chosen) onChange(chosen.value)
      }}
    >
      <Label className="label">{label}</Label>
      <Button className="input choice-button">
        <SelectValue className="value" />
        <Icon path={caretDown} />
      </Button>
      <Popover className="popover">
        <ListBox className="choice-list" items={options.map((option) => ({ ...option, id: option.value }))}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className="choice-item">
              {({ isSelected }) => (
                <>
                  <span>{option.label}</span>
                  {isSelected && <Icon path={check} />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  )
}
