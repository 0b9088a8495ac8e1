<?php
/**
 * Site Health test for uploads.
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\Uploads\UploadQuota;
use Hadaya\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Reports whether files sent with messages can be stored, and whether there is space for them.
 */
final class UploadHealth {

	private Uploads $uploads;

	public function __construct( Uploads $uploads ) {
		$this->uploads = $uploads;
	}

	/**
	 * Adds the test for the storage of messages' files to the Site Health screen.
	 *
	 * @param array<string, array<string, array{label: string, test: callable|string, has_rest?: bool, skip_cron?: bool, async_direct_test?: callable}>> $tests Tests of the screen.
	 * @return array<string, array<string, array{label: string, test: callable|string, has_rest?: bool, skip_cron?: bool, async_direct_test?: callable}>>
	 */
	public function add_test( $tests ): array {
		$tests['direct']['hadaya_uploads'] = array(
			'label' => __( 'Hadaya: message files', 'hadaya' ),
			'test'  => array( $this, 'test' ),
		);
		return $tests;
	}

	/**
	 * Tests whether files can be stored, and whether there is space for them.
	 *
	 * @return array{label: string, status: string, badge: array{label: string, color: string}, description: string, actions: string, test: string}
	 */
	public function test(): array {
		$folder = $this->uploads->folder();
		if ( null === $folder || ! wp_is_writable( $folder ) ) {
			return SiteHealth::answer(
				'hadaya_uploads',
				'critical',
				__( 'Files sent with messages cannot be saved', 'hadaya' ),
				__(
					'The uploads folder is not writable, so messages arrive without their files and visitors see a notice. Ask your host to make the folder writable.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
					'hadaya'
				)
			);
		}
		$used = ( new UploadQuota( $folder ) )->used();
		$most = UploadQuota::most();
		$room = PHP_INT_MAX === $most
			? (string) size_format( $used )
			/* translators: 1: size, 2: size. */
			: sprintf( __( '%1$s of %2$s used.', 'hadaya' ), (string) size_format( max( 1, $used ) ), (string) size_format( $most ) );
		if ( $used > $most * UploadQuota::NEARLY ) {
			return SiteHealth::answer(
				'hadaya_uploads',
				'recommended',
				__( 'Storage for message attachments is almost full', 'hadaya' ),
				$room
					. ' '
					. __(
						'When storage is full, messages arrive without files. Delete old messages, set automatic deletion under Hadaya > Advanced > Message retention and replies, or ask a developer to raise the limit with the filter hadaya_form_quota_bytes.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
						'hadaya'
					)
			);
		}
		return SiteHealth::answer( 'hadaya_uploads', 'good', __( 'There is enough space for message files', 'hadaya' ), $room );
	}
}
