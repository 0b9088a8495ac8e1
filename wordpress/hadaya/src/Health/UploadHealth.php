<?php
/**
 * Our question about files on the screen "Site Health".
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\Uploads\UploadQuota;
use Hadaya\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Says whether the files of messages can be kept and have room.
 */
final class UploadHealth {

	private Uploads $uploads;

	public function __construct( Uploads $uploads ) {
		$this->uploads = $uploads;
	}

	/**
	 * Adds the question.
	 *
	 * @param array $tests Questions of the screen.
	 * @return array
	 */
	public function add_test( $tests ): array {
		$tests['direct']['hadaya_uploads'] = array(
			'label' => __( 'Hadaya: files of messages', 'hadaya' ),
			'test'  => array( $this, 'test' ),
		);
		return $tests;
	}

	/**
	 * Whether files can be kept and have room.
	 *
	 * @return array
	 */
	public function test(): array {
		$folder = $this->uploads->folder();
		if ( null === $folder || ! wp_is_writable( $folder ) ) {
			return SiteHealth::answer(
				'hadaya_uploads',
				'critical',
				__( 'Files of messages cannot be kept', 'hadaya' ),
				__(
					'The server may not write into the folder of uploads. Messages come without their files, and their visitors are told so. Ask your host to make the folder writable.', // phpcs:ignore Generic.Files.LineLength -- One text.
					'hadaya'
				)
			);
		}
		$used = ( new UploadQuota( $folder ) )->used();
		$most = UploadQuota::most();
		$room = PHP_INT_MAX === $most
			? (string) size_format( $used )
			/* translators: 1: size, 2: size. */
			: sprintf( __( '%1$s of %2$s are taken.', 'hadaya' ), (string) size_format( max( 1, $used ) ), (string) size_format( $most ) );
		if ( $used > $most * UploadQuota::NEARLY ) {
			return SiteHealth::answer(
				'hadaya_uploads',
				'recommended',
				__( 'The room for files of messages is nearly full', 'hadaya' ),
				$room
					. ' '
					. __(
						'When it is full the form takes messages without files. Delete messages that you no longer need, let old ones be deleted under Settings > Hadaya > Messages, or make more room with the filter hadaya_form_quota_bytes.', // phpcs:ignore Generic.Files.LineLength -- One text.
						'hadaya'
					)
			);
		}
		return SiteHealth::answer( 'hadaya_uploads', 'good', __( 'Files of messages have room', 'hadaya' ), $room );
	}
}
