/** The server stores no more pixels per edge; more would only slow the upload. */
const LONGEST_EDGE = 2_400

/** Captures the camera's current picture, pixel for pixel. */
export const pictureOfVideo = (video: HTMLVideoElement): Promise<Blob> =>
  drawPicture(video, video.videoWidth, video.videoHeight, 'image/png')

/** Loads a chosen file, the right way up. Rejects if it is not a picture. */
export async function pictureOfFile(file: Blob, type = 'image/png'): Promise<Blob> {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST_EDGE / Math.max(image.width, image.height))
  try {
    return await drawPicture(image, Math.round(image.width * scale), Math.round(image.height * scale), type)
  } finally {
    image.close()
  }
}

async function drawPicture(source: CanvasImageSource, width: number, height: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(source, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  if (!blob) throw new Error('no picture')
  return blob
}
