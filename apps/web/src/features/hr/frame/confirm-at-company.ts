const CHANNEL = 'company-proof'

/**
 * Lets somebody prove their identity at the company in a separate window, so that what they typed here stays. Must be
 * called from a click. Resolves once they have done so; if they close the window, they can click again.
 */
export function confirmAtCompany(): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL)
  open('/sign-in?for=confirm', 'company-proof', 'width=520,height=720')
  return new Promise((resolve) => {
    channel.onmessage = () => {
      channel.close()
      resolve()
    }
  })
}

/** Called by that window. */
export function announceProof() {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('proven')
  channel.close()
  close()
}
