/** A ref for what gets the focus when it appears: browsers heed `autofocus` only while a page loads. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()
