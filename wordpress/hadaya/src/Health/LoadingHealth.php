<?php
/**
 * Site Health test for delayed scripts.
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\Assets\Manifest;
use Hadaya\Rest\Route;

defined( 'ABSPATH' ) || exit;

/**
 * Fetches pages of the shop as a visitor and reports whether our scripts are delayed or loaded from another URL. The test makes HTTP requests, so the
 * Site Health screen runs it asynchronously.
 */
final class LoadingHealth {

	/**
	 * REST route for the test.
	 */
	const ROUTE = '/health/late';

	private Manifest $manifest;
	private PageCheck $page_check;

	public function __construct( Manifest $manifest, PageCheck $page_check ) {
		$this->page_check = $page_check;
		$this->manifest   = $manifest;
	}

	/**
	 * Adds the test for delayed scripts to the Site Health screen. The test runs asynchronously, because it requests pages of the shop.
	 *
	 * @param array<string, array<string, array{label: string, test: callable|string, has_rest?: bool, skip_cron?: bool, async_direct_test?: callable}>> $tests Tests of the screen.
	 * @return array<string, array<string, array{label: string, test: callable|string, has_rest?: bool, skip_cron?: bool, async_direct_test?: callable}>>
	 */
	public function add_test( $tests ): array {
		$tests['async']['hadaya_delayed'] = array(
			'label'             => __( 'Hadaya: delayed JavaScript', 'hadaya' ),
			'test'              => rest_url( Route::SPACE . self::ROUTE ),
			'has_rest'          => true,
			'async_direct_test' => array( $this, 'test' ),
		);
		return $tests;
	}

	/**
	 * Tests whether our scripts are delayed on the first checked page that contains our loader.
	 *
	 * @return array{label: string, status: string, badge: array{label: string, color: string}, description: string, actions: string, test: string}
	 */
	public function test(): array {
		$look = null;
		foreach ( self::pages() as $address ) {
			$look = $this->look( $address );
			if ( null !== $look && $look['is_there'] ) {
				break;
			}
		}
		if ( null === $look ) {
			return SiteHealth::answer(
				'hadaya_delayed',
				'recommended',
				__( 'Hadaya could not check a shop page', 'hadaya' ),
				__(
					'The server cannot load its own pages, so delayed JavaScript cannot be detected. To check, add ?hadaya_debug=1 to the URL of a shop page and open it.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
					'hadaya'
				)
			);
		}
		if ( $look['is_late'] ) {
			return SiteHealth::answer( 'hadaya_delayed', 'recommended', __( 'Hadaya’s JavaScript is delayed', 'hadaya' ), $this->late_text( $look ) );
		}
		if ( ! $look['is_there'] && $look['others'] > 0 ) {
			return SiteHealth::answer(
				'hadaya_delayed',
				'recommended',
				__( 'JavaScript in this shop is delayed', 'hadaya' ),
				__(
					'JavaScript waits for the visitor’s first interaction, and Hadaya may be in a combined file. To start Hadaya immediately, exclude this path from the JavaScript delay and from file combining in your caching plugin: /plugins/hadaya/', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
					'hadaya'
				)
			);
		}
		return SiteHealth::answer(
			'hadaya_delayed',
			'good',
			__( 'Hadaya’s JavaScript is not delayed', 'hadaya' ),
			$look['is_copy']
				? self::copy_text( $look )
				: __( 'Hadaya checked a page as a visitor sees it. The browser runs the loader immediately.', 'hadaya' )
		);
	}

	/**
	 * Fetches a page and finds our loader in its HTML; null if the page cannot be fetched.
	 *
	 * @param string $address URL of the page.
	 * @return array{is_there: bool, is_late: bool, is_copy: bool, address: string, type: string, by: string, others: int}|null
	 */
	public function look( string $address ): ?array {
		$arguments = array(
			'timeout' => 10,
			'headers' => array( 'Accept' => 'text/html' ),
		);
		$response  = wp_remote_get( $address, $arguments );
		return 200 === wp_remote_retrieve_response_code( $response )
			? $this->page_check->read( wp_remote_retrieve_body( $response ), $this->manifest->base_url() )
			: null;
	}

	/**
	 * Returns the text that explains which plugin or service delays our loader, and how to exclude Hadaya's scripts.
	 *
	 * @param array{is_there: bool, is_late: bool, is_copy: bool, address: string, type: string, by: string, others: int} $look Findings about the page.
	 * @return string
	 */
	public function late_text( array $look ): string {
		$who  = '' === $look['by'] ? __( 'A plugin or service', 'hadaya' ) : $look['by'];
		$text = sprintf(
			/* translators: %s: name of a plugin. */
			__(
				'%s delays JavaScript until the visitor’s first interaction. Swatches, galleries and menus start only then, and may miss that first tap.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
				'hadaya'
			),
			$who
		)
			. ' ';
		$setting = $this->page_check->setting( $look['by'] );
		if ( '' === $setting ) {
			/* translators: %s: path to exclude. */
			return $text . sprintf( __( 'To start them immediately, exclude %s from the JavaScript delay.', 'hadaya' ), '/plugins/hadaya/' );
		}
		/* translators: 1: path to exclude, 2: where the setting is. */
		return $text . sprintf( __( 'To start them immediately, enter %1$s in “%2$s”.', 'hadaya' ), '/plugins/hadaya/', $setting );
	}

	/**
	 * Returns the text that explains which plugin or service loads a copy of our loader from another URL.
	 *
	 * @param array{is_there: bool, is_late: bool, is_copy: bool, address: string, type: string, by: string, others: int} $look Findings about the page.
	 * @return string
	 */
	public static function copy_text( array $look ): string {
		return sprintf(
			/* translators: 1: name of a plugin, 2: address of a file. */
			__( '%1$s serves a copy of the loader (%2$s). No action is needed.', 'hadaya' ),
			'' === $look['by'] ? __( 'A plugin or service', 'hadaya' ) : $look['by'],
			$look['address']
		);
	}

	/**
	 * Returns the URLs of the pages to check: a product page, which uses most islands, then the front page.
	 *
	 * @return string[]
	 */
	private static function pages(): array {
		$products = post_type_exists( 'product' ) ? get_posts(
			array(
				'post_type'   => 'product',
				'numberposts' => 1,
			)
		) : array();
		return array_merge( array_map( 'get_permalink', $products ), array( home_url( '/' ) ) );
	}
}
