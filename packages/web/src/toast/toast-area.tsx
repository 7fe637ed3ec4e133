import { toast as limits } from '@plumbline/contract'
import { Toast as Primitive } from 'radix-ui'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTopDialog } from '../components/dialogs/open-dialogs.ts'
import { dismissToast, showKeptToast, useToast } from './toasts.ts'

/**
 * The one place where toasts appear; its live region stands from the start. Under a modal dialog
 * nothing can be seen whole, heard or pressed: while one is open, toasts appear in it.
 */
export function ToastArea() {
  const dialog = useTopDialog()
  useEffect(showKeptToast, [])
  return dialog ? createPortal(<Area inDialog />, dialog) : <Area inDialog={false} />
}

function Area({ inDialog }: { readonly inDialog: boolean }) {
  const toast = useToast()
  return (
    <Primitive.Provider
      duration={limits.visibleMs}
      swipeDirection="right"
      swipeThreshold={limits.swipeThreshold}
    >
      {toast && (
        <Primitive.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id)
          }}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          className={`grid grid-cols-[1fr_auto] gap-x-4 border-l-4 bg-sheet p-4 shadow-lift outline-1 outline-hair data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${
            toast.variant === 'destructive' ? 'border-bad' : 'border-metal-light'
          }`}
        >
          <Primitive.Title className="font-semibold">{toast.title}</Primitive.Title>
          <Primitive.Close
            aria-label="Close"
            className="-m-2 size-10 text-lead leading-none text-soft hover:text-ink"
          >
            ×
          </Primitive.Close>
          {toast.description && (
            <Primitive.Description className="text-small text-soft">
              {toast.description}
            </Primitive.Description>
          )}
          {toast.action && (
            <Primitive.Action
              altText={toast.action.label}
              onClick={toast.action.run}
              className="text-link mt-2 justify-self-start font-semibold"
            >
              {toast.action.label}
            </Primitive.Action>
          )}
        </Primitive.Root>
      )}
      {inDialog && (
        <p role="status" className="sr-only">
          {toast?.open && [toast.title, toast.description].filter(Boolean).join(': ')}
        </p>
      )}
      <Primitive.Viewport
        hotkey={[limits.hotkey]}
        className="fixed right-4 bottom-4 z-50 w-[min(26rem,calc(100vw-2rem))] outline-none"
      />
    </Primitive.Provider>
  )
}
