/** More than the server keeps of an edge would only make the upload longer. */
const LONGEST_EDGE = 2_400

/** What the camera shows now, pixel for pixel. */
export const pictureOfVideo = (video: HTMLVideoElement): Promise<Blob> =>
  toPng(video, video.videoWidth, video.videoHeight)

/** A chosen file, the right way up. Rejects where it is no picture. */
export async function pictureOfFile(file: File): Promise<Blob> {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST_EDGE / Math.max(image.width, image.height))
  try {
    return await toPng(image, Math.round(image.width * scale), Math.round(image.height * scale))
  } finally {
    image.close()
  }
}

async function toPng(source: CanvasImageSource, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(source, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('no picture')
  return blob
}
