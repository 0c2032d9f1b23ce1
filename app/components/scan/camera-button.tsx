import { Suspense, useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { useTexts } from "~/i18n/use-texts";
import { lazyPart } from "~/offline/scripts/later";

/** Loaded, with what reads codes, once the camera is opened. */
const CameraView = lazyPart(
  () => import("./camera-view"),
  (part) => part.CameraView,
);

/** Opens the camera for scans, which arrive as those of a scanner do; absent without JavaScript, and where the device has no camera. */
export function CameraButton() {
  const { t } = useTexts("scan");
  const [hasCamera, setHasCamera] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    // Absent where the page does not come over a secure connection.
    const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
    if (!mediaDevices) return;
    const look = () => {
      void mediaDevices.enumerateDevices().then((devices) => setHasCamera(devices.some(({ kind }) => kind === "videoinput")));
    };
    look();
    mediaDevices.addEventListener("devicechange", look);
    return () => mediaDevices.removeEventListener("devicechange", look);
  }, []);
  if (!hasCamera) return null;
  if (!isOpen) {
    return (
      <Button type="button" icon="scan" onClick={() => setIsOpen(true)}>
        {t("camera.open")}
      </Button>
    );
  }
  return (
    <Suspense>
      <CameraView close={() => setIsOpen(false)} />
    </Suspense>
  );
}
