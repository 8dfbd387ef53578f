export interface Frame {
  /** In seconds. */
  at: number
  picture: Blob
  url: string
}

/** Where in the film pictures are taken: near its beginning, in the first and in the last third. */
const SHARES = [0.06, 0.33, 0.76]
const QUALITY = 0.9

/** Takes pictures of a film, at its full size; none if the browser cannot show it. */
export async function takeFrames(path: string, signal: AbortSignal): Promise<Frame[]> {
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  video.src = path
  const frames: Frame[] = []
  try {
    await happens(video, 'loadeddata', signal)
    for (const share of SHARES) {
      video.currentTime = video.duration * share
      await happens(video, 'seeked', signal)
      const picture = await draw(video)
      if (picture) frames.push({ at: video.currentTime, picture, url: URL.createObjectURL(picture) })
    }
  } catch {
    // Without pictures of the film, one can still be uploaded.
  }
  video.removeAttribute('src')
  video.load()
  return frames
}

const happens = (video: HTMLVideoElement, event: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', reject, { once: true })
    signal.addEventListener('abort', reject, { once: true })
  })

function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
