<?php
/**
 * Simulated visitor in a preview.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * The simulated visitor that the owner has chosen for the preview: time, country, traffic source and device.
 *
 * @phpstan-type PreviewView array{day: string, date: string, time: string, source: string, country: string, device: string}
 */
final class PreviewVisitor {

	/**
	 * User agents for the preview, keyed by device.
	 */
	const AGENTS = array(
		'mobile'  => 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
		'desktop' => 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
	);

	/** @var PreviewView */
	private array $view;

	/**
	 * @param array<string, mixed> $view Conditions of the preview, as `PreviewRoute` validates them.
	 */
	public function __construct( array $view ) {
		$this->view = $view;
	}

	/**
	 * Returns the simulated time, traffic source, country and user agent for the preview's script. The country is `-` if the owner has selected none.
	 *
	 * @param string $zone Time zone of the opening hours.
	 * @return array{moment: int, source: string, country: string, agent: string}
	 */
	public function to_array( string $zone ): array {
		return array(
			'moment'  => $this->moment( $zone ),
			'source'  => $this->view['source'],
			'country' => '' === $this->view['country'] ? '-' : $this->view['country'],
			'agent'   => self::AGENTS[ $this->view['device'] ],
		);
	}

	/**
	 * Returns the previewed time, in milliseconds since 1970; 0 for the current time. A weekday means its next occurrence, including today.
	 *
	 * @param string $zone Time zone of the opening hours.
	 * @return int
	 */
	private function moment( string $zone ): int {
		if ( 'now' === $this->view['day'] ) {
			return 0;
		}
		try {
			$today = new \DateTimeImmutable( 'today', new \DateTimeZone( $zone ) );
		} catch ( \Exception $error ) {
			$today = new \DateTimeImmutable( 'today', wp_timezone() );
		}
		if ( 'date' === $this->view['day'] ) {
			$day = '' === $this->view['date'] ? $today : $today->modify( $this->view['date'] );
		} else {
			$day = $today->modify( '+' . ( ( (int) $this->view['day'] - (int) $today->format( 'w' ) + 7 ) % 7 ) . ' days' );
		}
		list( $hour, $minute ) = array_map( 'intval', explode( ':', $this->view['time'] ) );
		return $day->setTime( $hour, $minute )->getTimestamp() * 1000;
	}
}
