window.standIns = (window.standIns || []).concat(new URL(document.currentScript.src).searchParams.get('handle'));
