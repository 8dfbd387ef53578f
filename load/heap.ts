/** Measures through its inspector how many megabytes a Node process uses after a garbage collection. */
export async function openHeap(inspectorPort: number) {
  const [target] = await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json()
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  let nextId = 0
  const ask = <Answer>(method: string) =>
    new Promise<Answer>((resolve) => {
      const id = ++nextId
      const listen = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data))
        if (message.id !== id) return
        socket.removeEventListener('message', listen)
        resolve(message.result)
      }
      socket.addEventListener('message', listen)
      socket.send(JSON.stringify({ id, method }))
    })
  return {
    async used(): Promise<number> {
      await ask('HeapProfiler.collectGarbage')
      const { usedSize, backingStorageSize = 0 } = await ask<{ usedSize: number; backingStorageSize?: number }>(
        'Runtime.getHeapUsage',
      )
      return (usedSize + backingStorageSize) / 1024 / 1024
    },
    close: () => socket.close(),
  }
}
