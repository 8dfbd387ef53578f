/**
 * A ref for what gets the focus when it appears. It also sets the attribute: a dialog opens after its parts appear, and
 * then gives the focus to the part that has it, or else to its first button.
 */
export const takeFocus = (element: HTMLElement | null) => {
  if (!element) return
  element.autofocus = true
  element.focus()
}
