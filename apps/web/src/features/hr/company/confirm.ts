const CHANNEL = 'company-proof'

/**
 * Lets somebody prove at the company who they are, in a window of its own, so that what they typed here stays. Has to be
 * called when they press something. Resolves once they did; whoever closes the window can press again.
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

/** Said by that window. */
export function announceProof() {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('proven')
  channel.close()
  close()
}
