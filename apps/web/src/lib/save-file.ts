/** Lets the browser save a file under this name. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser no longer needs the URL once it has begun to save the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
